/** The aspects that a review rates beside the whole, in the order in which a review shows them. */
export const REVIEW_ASPECTS = [
  'balance',
  'pay',
  'security',
  'promotions',
  'skills',
  'culture',
  'satisfaction',
] as const;

export type ReviewAspect = (typeof REVIEW_ASPECTS)[number];

/** The same aspects in the order in which the figures of a company show them. */
export const FIGURED_ASPECTS = [
  'security',
  'skills',
  'culture',
  'balance',
  'satisfaction',
  'pay',
  'promotions',
] as const satisfies readonly ReviewAspect[];
