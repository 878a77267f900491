/** Decisions: a held item was published, a live one kept, a held one not published, a live one removed. */
export const MODERATION_ACTS = ['PUBLISHED', 'KEPT', 'REJECTED', 'REMOVED'] as const;

export type ModerationAct = (typeof MODERATION_ACTS)[number];

/** Acts with a statement. `ASKED` means that a complaint says that the contribution is untrue. */
export const STATED_ACTS = [...MODERATION_ACTS, 'ASKED'] as const;

export type StatedAct = (typeof STATED_ACTS)[number];
