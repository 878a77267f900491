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

export const ASPECTS_WITH_FIGURES = [
  'security',
  'skills',
  'culture',
  'balance',
  'satisfaction',
  'pay',
  'promotions',
] as const satisfies readonly ReviewAspect[];
