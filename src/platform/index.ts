/** The services around the game, one file each: it reports to the ports and decides nothing about play. */
export * from './announcer.ts';
export * from './clock.ts';
export * from './dialog.ts';
export * from './full-screen.ts';
export * from './gamepad.ts';
export * from './keyboard.ts';
export * from './latest.ts';
export * from './mirror.ts';
export * from './sound.ts';
export * from './sound-captions.ts';
export * from './stepped-down.ts';
export * from './storage.ts';
export * from './tab-lock.ts';
export * from './terminal.ts';
export * from './update.ts';
export * from './wake-lock.ts';
export * from './worker-client.ts';
