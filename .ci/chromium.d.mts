export const LAUNCH_ARGS: readonly string[];
export function findChromium(): string;
