/** The lessons as data. Loaded when somebody opens them: nothing else in the content imports this folder's texts. */
export * from './lesson.ts';
export * from './lesson-position.ts';
export * from './lessons.ts';
