export const MAX_LISTED_CONTRIBUTIONS = 200;

/** Kinds that are withdrawn in the list. A review or a photo is deleted from its own menu. */
export const WITHDRAWN_KINDS = ['salary', 'interview', 'benefits', 'tenure', 'company'] as const;

export type WithdrawnKind = (typeof WITHDRAWN_KINDS)[number];
