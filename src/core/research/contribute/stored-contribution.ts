import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';
import type { ContributionKind } from './contribution-kind';

/** A guest's answers wait this long on the device for a login. */
export const GUEST_DRAFT_LIFETIME_MS = 30 * 60_000;

/** A contribution as a device keeps it. */
export interface StoredContribution {
  readonly values: unknown;
  /** Stops a second contribution if the answer to the first call was lost. */
  readonly idempotencyKey: string;
  /** The user has sent it and was asked to log in. */
  readonly isSent: boolean;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

const VERSION = 1;

const Stored = v.object({
  version: v.literal(VERSION),
  owner: v.nullable(v.string()),
  values: v.unknown(),
  idempotencyKey: v.pipe(v.string(), v.nonEmpty()),
  isSent: v.boolean(),
  keptAt: v.number(),
});

/** Stands between company and number in a key; a name in addresses has none. */
const BEFORE_NUMBER = '~';

/**
 * The key of a draft: each user of the device (null for a guest) has some for each kind and company that a form was opened about, numbered
 * from 0.
 */
export function contributionDraftKey(
  kind: ContributionKind,
  owner: string | null,
  company: string | null,
  number = 0,
): string {
  const first = `${contributionDraftStart(kind, owner)}${company ?? ''}`;
  return number === 0 ? first : `${first}${BEFORE_NUMBER}${number}`;
}

/** Returns how the keys of a user's drafts of a kind begin. */
export function contributionDraftStart(kind: ContributionKind, owner: string | null): string {
  return `contribution.${kind}.${owner ?? 'guest'}.`;
}

/** Returns the company in the rest of a key after its start; null for none. */
export function companyOfDraftKey(rest: string): string | null {
  return rest.split(BEFORE_NUMBER)[0] || null;
}

/** Returns the number in the key of a draft, by the key of the first draft of its form; null if it is the key of another form. */
export function numberOfDraftKey(key: string, first: string): number | null {
  if (key === first) return 0;
  const number = key.startsWith(`${first}${BEFORE_NUMBER}`)
    ? Number(key.slice(first.length + BEFORE_NUMBER.length))
    : 0;
  return number > 0 ? number : null;
}

export function serializeContribution(draft: StoredContribution, owner: string | null): string {
  return JSON.stringify({ version: VERSION, owner, ...draft });
}

/** Returns the kept draft; null if there is none, or it is another user's, damaged, of another version, or a guest's that is too old. */
export function parseContribution(
  stored: string | null,
  { owner, now }: { readonly owner: string | null; readonly now: number },
): StoredContribution | null {
  const kept = parseStored(Stored, stored);
  if (kept === null || kept.owner !== owner) return null;
  if (owner === null && now - kept.keptAt > GUEST_DRAFT_LIFETIME_MS) return null;
  const { version: _version, owner: _owner, ...draft } = kept;
  return draft;
}
