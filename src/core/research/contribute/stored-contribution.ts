import * as v from 'valibot';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { parseStored } from '@/core/kernel/common/parse-stored';
import type { ContributionKind } from './contribution-kind';
import { CONTRIBUTION_KINDS } from './contribution-kind';

/** The time in ms for which a guest's draft is kept until they log in. */
export const GUEST_DRAFT_LIFETIME_MS = DAY_MS;

export interface StoredContribution {
  readonly values: unknown;
  readonly idempotencyKey: string;
  readonly isSent: boolean;
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

const BEFORE_NUMBER = '~';

/**
 * Returns the storage key for a user of the device (null for a guest), a kind and a company. Keys are numbered from 0.
 */
export function contributionDraftKey(
  kind: ContributionKind,
  owner: string | null,
  company: string | null,
  number = 0,
): string {
  return numbered(`${contributionDraftKeyPrefix(kind, owner)}${company ?? ''}`, number);
}

/** Returns the first key of the same form that is not taken. */
export function unusedDraftKey(key: string, isTaken: (other: string) => boolean): { key: string; number: number } {
  const first = key.split(BEFORE_NUMBER)[0] ?? key;
  let number = 0;
  while (isTaken(numbered(first, number))) number += 1;
  return { key: numbered(first, number), number };
}

function numbered(first: string, number: number): string {
  return number === 0 ? first : `${first}${BEFORE_NUMBER}${number}`;
}

export function contributionDraftKeyPrefix(kind: ContributionKind, owner: string | null): string {
  return `contribution.${kind}.${owner ?? 'guest'}.`;
}

export const GUEST_DRAFT_KEY_PREFIXES = CONTRIBUTION_KINDS.map((kind) => contributionDraftKeyPrefix(kind, null));

export function companyOfDraftKey(rest: string): string | null {
  return rest.split(BEFORE_NUMBER)[0] || null;
}

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

/** Returns null if the draft is missing, damaged, another user's, of another version, or a guest's and expired. */
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

/** Removes the guest's drafts that have expired. */
export function dropExpiredDrafts(storage: KeyValueStorage, now: number): void {
  for (const key of GUEST_DRAFT_KEY_PREFIXES.flatMap((start) => storage.keysFrom(start)))
    if (parseContribution(storage.get(key), { owner: null, now }) === null) storage.remove(key);
}
