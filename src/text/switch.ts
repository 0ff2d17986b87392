/** What a setting says that is on or off. */
export const SWITCH = { on: 'on', off: 'off' } as const;
