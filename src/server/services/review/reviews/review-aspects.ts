import type { ReviewAspect } from '@/contract/generated/review';

/** The aspects that a review rates beside the whole, in the order in which a review shows them. */
export const REVIEW_ASPECTS = [
  'balance',
  'pay',
  'security',
  'promotions',
  'skills',
  'culture',
  'satisfaction',
] as const satisfies readonly ReviewAspect[];
