/**
 * The kinds of contribution that moderators decide on; a company is one that is not in the catalogue and that its author has added, a profile is a
 * pseudonym with all that stands under it, a video is one on a company's page, an entry is what that page
 * says of the company by itself, a job is an opening, and an answer is one of a company or its author’s reply.
 */
export const MODERATED_KINDS = [
  'post',
  'comment',
  'review',
  'salary',
  'interview',
  'message',
  'benefits',
  'photo',
  'company',
  'profile',
  'video',
  'entry',
  'job',
  'tenure',
  'answer',
] as const;

/** A kind of contribution that moderators decide on. */
export type ModeratedKindName = (typeof MODERATED_KINDS)[number];

/** Returns whether nothing of a kind takes effect before a moderator has decided. */
export function isDecidedFirst(kind: ModeratedKindName): boolean {
  return kind === 'company';
}

/** Returns whether the title of a contribution is its author's words; of other kinds it names a role or a company. */
export function isTitleWritten(kind: ModeratedKindName): boolean {
  return kind === 'post' || kind === 'review';
}

/**
 * The kinds under a pseudonym, which everybody sees go with the account of its author. Of the others nobody may learn when that account ended: with the
 * pseudonym that is gone the same day it would say whose they are.
 */
export const PSEUDONYMOUS_KINDS: readonly ModeratedKindName[] = ['post', 'comment'];
