import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';

/** The lifetime of typed titles in ms. Afterwards the box of a list shows the list's own title again. */
const ALERT_TITLES_LIFETIME_MS = 30 * 60_000;

export interface StoredAlertTitles {
  readonly path: string;
  readonly titles: string;
  readonly keptAt: number;
}

const Stored = v.object({
  path: v.string(),
  titles: v.pipe(v.string(), v.maxLength(300)),
  keptAt: v.number(),
});

/** `owner` is the user's public id, null for a guest. */
export function alertTitlesKeyOf(owner: string | null): string {
  return `jobAlertTitles.${owner ?? 'guest'}`;
}

export function serializeAlertTitles(kept: StoredAlertTitles): string {
  return JSON.stringify(kept);
}

/** Returns null if the titles are missing, expired or damaged. */
export function parseAlertTitles(
  stored: string | null,
  { path, now }: { readonly path: string; readonly now: number },
): string | null {
  const kept = parseStored(Stored, stored);
  return kept === null || kept.path !== path || now - kept.keptAt > ALERT_TITLES_LIFETIME_MS ? null : kept.titles;
}
