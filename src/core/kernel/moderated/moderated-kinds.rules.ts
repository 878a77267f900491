/**
 * `company`: one that a user added. `profile`: a pseudonym with everything shown under it. `video`, `entry`: on a
 * company's page. `job`: an opening. `answer`: by a company, or the author's reply.
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

/** Returns whether authors write the title. Otherwise it is the name of a role or a company. */
export function isTitleWritten(kind: ModeratedKindName): boolean {
  return kind === 'post' || kind === 'review';
}

/**
 * Kinds under a pseudonym, which visibly disappear with the account. For other kinds nobody may learn when the account
 * ended, because together with the pseudonym's end it would reveal the author.
 */
export const PSEUDONYMOUS_KINDS: readonly ModeratedKindName[] = ['post', 'comment'];
