/**
 * Every word a person reads or hears, as functions of typed values: a new event, refusal, ending or option does not
 * compile until it has its words. It must not decide anything or know where its words are shown.
 */
export * from './en.ts';
