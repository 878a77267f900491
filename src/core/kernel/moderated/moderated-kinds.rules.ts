/**
 * `company`: added by a user, not in the catalogue. `profile`: a pseudonym with all that is shown
 * under it. `video`, `entry`: on a company's page. `job`: an opening. `answer`: by a company, or
 * its author's reply.
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

export type ModeratedKindName = (typeof MODERATED_KINDS)[number];

export function isDecidedFirst(kind: ModeratedKindName): boolean {
  return kind === 'company';
}

/** The title of other kinds names a role or a company. */
export function isTitleWritten(kind: ModeratedKindName): boolean {
  return kind === 'post' || kind === 'review';
}

/**
 * Kinds under a pseudonym: everybody sees them disappear with the account. For others nobody may
 * learn when the account ended: together with the pseudonym's end it would reveal the author.
 */
export const PSEUDONYMOUS_KINDS: readonly ModeratedKindName[] = ['post', 'comment'];
