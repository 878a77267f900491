import * as v from 'valibot';
import { EMPLOYMENT_TYPES } from '@/core/kernel/common/employment-type.rules';
import { REVIEW_ASPECTS } from '@/core/research/reviews/review-aspect.rules';
import type { BenefitsAnswers } from './benefits-form';
import type { ReviewAnswers } from './review-form';
import { StoredNewCompany } from './stored-new-company';

const Rating = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const Review = v.object({
  reviewId: v.nullable(v.string()),
  companyName: v.string(),
  newCompany: StoredNewCompany,
  rating: v.nullable(Rating),
  aspects: v.record(v.picklist(REVIEW_ASPECTS), Rating),
  title: v.string(),
  likes: v.string(),
  dislikes: v.string(),
  isCurrent: v.nullable(v.boolean()),
  jobProfile: v.string(),
  departmentId: v.nullable(v.number()),
  city: v.string(),
  employment: v.nullable(v.picklist(EMPLOYMENT_TYPES)),
  years: v.nullable(v.number()),
});

export function parseReviewAnswers(stored: unknown): ReviewAnswers | null {
  const parsed = v.safeParse(Review, stored);
  return parsed.success ? parsed.output : null;
}

const Benefits = v.object({
  companyName: v.string(),
  newCompany: StoredNewCompany,
  codes: v.array(v.string()),
  text: v.string(),
  departmentId: v.nullable(v.number()),
  city: v.string(),
  isCurrent: v.nullable(v.boolean()),
});

export function parseBenefitsAnswers(stored: unknown): BenefitsAnswers | null {
  const parsed = v.safeParse(Benefits, stored);
  return parsed.success ? parsed.output : null;
}
