/** The contributions that the list of the user's own holds at once. */
export const MAX_LISTED_CONTRIBUTIONS = 200;

/** The kinds that are withdrawn in the list itself; a review or a photo is deleted from its own menu. */
export const WITHDRAWN_KINDS = ['salary', 'interview', 'benefits', 'tenure', 'company'] as const;

export type WithdrawnKind = (typeof WITHDRAWN_KINDS)[number];
