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

export const FIGURED_ASPECTS = [
  'security',
  'skills',
  'culture',
  'balance',
  'satisfaction',
  'pay',
  'promotions',
] as const satisfies readonly ReviewAspect[];
