/** The whole program as a statechart. It must not know the view, the platform or the bots: it talks to ports. */
export * from './console.ts';
export * from './context.ts';
export * from './feel.ts';
export * from './heard.ts';
export * from './link.ts';
export * from './ports.ts';
export * from './program.ts';
export { listeningTo } from './screen.ts';
