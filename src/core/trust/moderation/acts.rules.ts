/** Effects of decisions: held and published; live and kept; held and not published; live and taken off. */
export const MODERATION_ACTS = ['PUBLISHED', 'KEPT', 'REJECTED', 'REMOVED'] as const;

/** The effect of a decision. */
export type ModerationAct = (typeof MODERATION_ACTS)[number];

/** The subjects of statements to authors: a decision, or that a complaint says that it is not true (`ASKED`). */
export const STATED_ACTS = [...MODERATION_ACTS, 'ASKED'] as const;

/** The subject of a statement. */
export type StatedAct = (typeof STATED_ACTS)[number];
