/** From each old version of the save format to the next. */
import { NEW_CAMPAIGN } from './save.ts';
import { SAVE_VERSION } from './save-version.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same part as of the next version; what is no part of this version is left for the reader to refuse. */
const raised = (part: unknown, from: number): unknown =>
  isObject(part) && part['version'] === from ? { ...part, version: from + 1 } : (part ?? null);

/** Keyed by the version they begin with. */
const STEPS: Readonly<Record<number, (value: Record<string, unknown>) => unknown>> = {
  /** Version 1 was two entries without checksum: the match under `match`, settings and last table under `table`. */
  1: ({ match, table }) => ({
    table: raised(table, 1),
    match: raised(match, 1),
    shelved: [],
    campaign: NEW_CAMPAIGN,
  }),
};

/** Raises a save of any older version to this one. What is no save at all comes back as it is. */
export function migrate(version: number, value: unknown): unknown {
  let current = value;
  for (let from = version; from < SAVE_VERSION && isObject(current); from++)
    current = STEPS[from]?.(current) ?? null;
  return current;
}
