/** In this order: held and published; live and kept; held and not published; live and removed. */
export const MODERATION_ACTS = ['PUBLISHED', 'KEPT', 'REJECTED', 'REMOVED'] as const;

export type ModerationAct = (typeof MODERATION_ACTS)[number];

/** `ASKED`: a complaint says that the contribution is untrue. */
export const STATED_ACTS = [...MODERATION_ACTS, 'ASKED'] as const;

export type StatedAct = (typeof STATED_ACTS)[number];
