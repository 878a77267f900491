import * as v from 'valibot';
import type { ProfileType } from '@/core/account/profile/profile-type';
import { PROFILE_TYPES } from '@/core/account/profile/profile-type';
import { parseStored } from '@/core/kernel/common/parse-stored';

export interface CommentDraft {
  readonly text: string;
  /** The key for retries, so that a comment with a lost response is not written twice. */
  readonly idempotencyKey: string;
  readonly profileType: ProfileType | null;
}

/** Drafts by target (`keyOfTarget`), oldest first. */
export type CommentDrafts = Readonly<Record<string, CommentDraft>>;

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

export function parseCommentDrafts(stored: string | null): CommentDrafts {
  return parseStored(Drafts, stored) ?? {};
}

export function withDraft(drafts: CommentDrafts, target: string, draft: CommentDraft): CommentDrafts {
  const others = Object.entries(drafts).filter(([key]) => key !== target);
  const all = draft.text.trim() === '' ? others : [...others, [target, draft] as const];
  return Object.fromEntries(all);
}
