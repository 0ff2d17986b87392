/** The English catalogue. */
export * from './en/cards.ts';
export * from './en/events.ts';
export * from './en/inspect.ts';
export * from './en/links.ts';
export * from './en/opponents.ts';
export * from './en/options.ts';
export * from './en/refusals.ts';
export * from './en/sentences.ts';
export * from './en/table.ts';
export * from './en/terminal.ts';
export * from './en/thinking.ts';
