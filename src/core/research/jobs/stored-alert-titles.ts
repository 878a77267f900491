import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';

/** Older ones are forgotten: the box of a list then has the list's own title again. */
const ALERT_TITLES_LIFETIME_MS = 30 * 60_000;

export interface StoredAlertTitles {
  readonly path: string;
  readonly titles: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

const Stored = v.object({
  path: v.string(),
  titles: v.pipe(v.string(), v.maxLength(300)),
  keptAt: v.number(),
});

/** The key under which a device keeps the titles of an alert that is not created; `owner` is the user's public id, null for a guest. */
export function alertTitlesKeyOf(owner: string | null): string {
  return `jobAlertTitles.${owner ?? 'guest'}`;
}

export function serializeAlertTitles(kept: StoredAlertTitles): string {
  return JSON.stringify(kept);
}

/** Returns the kept titles of a list; null if there are none, or they are too old or damaged. */
export function parseAlertTitles(
  stored: string | null,
  { path, now }: { readonly path: string; readonly now: number },
): string | null {
  const kept = parseStored(Stored, stored);
  return kept === null || kept.path !== path || now - kept.keptAt > ALERT_TITLES_LIFETIME_MS ? null : kept.titles;
}
