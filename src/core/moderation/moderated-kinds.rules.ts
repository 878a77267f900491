/** The kinds of contribution that moderators decide on. */
export const MODERATED_KINDS = ['post', 'comment', 'review', 'salary', 'interview', 'benefits', 'photo'] as const;

/** A kind of contribution that moderators decide on. */
export type ModeratedKindName = (typeof MODERATED_KINDS)[number];
