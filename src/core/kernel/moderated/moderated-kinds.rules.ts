/**
 * `company`: a company that a user added. `profile`: a pseudonym with everything shown under it. `video`, `entry`:
 * content on a company's page. `job`: an opening. `answer`: a company's answer, or the author's reply.
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
 * Kinds that are published under a pseudonym and visibly disappear with the account. For other kinds the end of the
 * account must stay secret, because together with the end of the pseudonym it would reveal the author.
 */
export const PSEUDONYMOUS_KINDS: readonly ModeratedKindName[] = ['post', 'comment'];
