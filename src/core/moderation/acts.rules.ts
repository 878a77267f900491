/** Effects of decisions: held and published; live and kept; held and not published; live and taken off. */
export const MODERATION_ACTS = ['PUBLISHED', 'KEPT', 'REJECTED', 'REMOVED'] as const;

/** The effect of a decision. */
export type ModerationAct = (typeof MODERATION_ACTS)[number];
