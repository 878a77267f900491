import * as v from 'valibot';
import { parseStored } from '../common/parse-stored';

/** The key under which a device keeps the titles of an alert that is not created. */
export const ALERT_TITLES_KEY = 'jobAlertTitles';

/** Older ones are forgotten: the box of a list then has the list's own title again. */
export const ALERT_TITLES_LIFETIME_MS = 30 * 60_000;

/** The titles of an alert as they were typed. */
export interface StoredAlertTitles {
  /** The public id of the user; null for a guest, and then they are for whoever logs in next. */
  readonly owner: string | null;
  /** The path of the list under which they were typed. */
  readonly path: string;
  readonly titles: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

const Stored = v.object({
  owner: v.nullable(v.string()),
  path: v.string(),
  titles: v.pipe(v.string(), v.maxLength(300)),
  keptAt: v.number(),
});

export function serializeAlertTitles(kept: StoredAlertTitles): string {
  return JSON.stringify(kept);
}

/** Returns the kept titles of a list; null if there are none, or they are another user's, too old or damaged. */
export function parseAlertTitles(
  stored: string | null,
  { owner, path, now }: { readonly owner: string | null; readonly path: string; readonly now: number },
): string | null {
  const kept = parseStored(Stored, stored);
  if (kept === null || kept.path !== path || now - kept.keptAt > ALERT_TITLES_LIFETIME_MS) return null;
  return kept.owner === null || kept.owner === owner ? kept.titles : null;
}
