/**
 * Two small languages, text in and text out: the engine interface for programs and the text terminal for people. It
 * must not read or write anything itself; bots and the clock are handed in.
 */
export * from './engine-interface.ts';
export * from './state-answer.ts';
export * from './terminal.ts';
