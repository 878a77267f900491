/**
 * The kinds of contribution that moderators decide on; a company is one that is not in the catalogue and that its author has added, a profile is a
 * pseudonym with all that stands under it, and a video is one on a company's page.
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
] as const;

/** A kind of contribution that moderators decide on. */
export type ModeratedKindName = (typeof MODERATED_KINDS)[number];

/** Returns whether nothing of a kind takes effect before a moderator has decided. */
export function isDecidedFirst(kind: ModeratedKindName): boolean {
  return kind === 'company';
}
