/** Raised with every change of the save format; older saves are migrated (migrations.ts), newer ones left alone. */
export const SAVE_VERSION = 2;
