import * as v from 'valibot';
import type { ProfileType } from '@/core/account/profile/profile-type';
import { PROFILE_TYPES } from '@/core/account/profile/profile-type';
import { parseStored } from '@/core/kernel/common/parse-stored';

/** A comment that is being written. */
export interface CommentDraft {
  readonly text: string;
  /** Kept over retries so that a comment whose answer was lost is not written twice. */
  readonly idempotencyKey: string;
  readonly profileType: ProfileType | null;
}

/** A user's drafts by what they are written for (`keyOfTarget`), the oldest first. */
export type CommentDrafts = Readonly<Record<string, CommentDraft>>;

/** The key under which a device keeps a user's drafts. */
export function commentDraftsKeyOf(owner: string): string {
  return `commentDrafts.${owner}`;
}

const Drafts = v.record(
  v.string(),
  v.object({
    text: v.string(),
    idempotencyKey: v.pipe(v.string(), v.nonEmpty()),
    profileType: v.fallback(v.nullable(v.picklist(PROFILE_TYPES)), null),
  }),
);

/** Returns the kept drafts; none if nothing is kept or it is damaged. */
export function parseCommentDrafts(stored: string | null): CommentDrafts {
  return parseStored(Drafts, stored) ?? {};
}

/** Returns the drafts with one put at their end, or taken out if its text is blank. */
export function withDraft(drafts: CommentDrafts, target: string, draft: CommentDraft): CommentDrafts {
  const others = Object.entries(drafts).filter(([key]) => key !== target);
  const all = draft.text.trim() === '' ? others : [...others, [target, draft] as const];
  return Object.fromEntries(all);
}
