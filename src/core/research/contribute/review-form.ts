import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { plural } from '@/core/kernel/formatting/plural';
import type { NewCompanyField, TypedCompany } from '@/core/research/company-proposals/new-company.rules';
import { newCompanyErrors } from '@/core/research/company-proposals/new-company.rules';
import type { OwnReview, ReviewText } from '@/core/research/contribute/review-contributions.port';
import type { ReviewAspect } from '@/core/research/reviews/review-aspect.rules';
import type { StepName } from './contribution-steps';

const MIN_SIDE_LENGTH = 20;
export const MAX_REVIEW_TEXT_LENGTH = 5_000;
const MORE_CHARACTERS = {
  one: 'Write at least {count} more character',
  other: 'Write at least {count} more characters',
};
const MIN_TITLE_LENGTH = 3;
export const MAX_TITLE_LENGTH = 120;

export interface ReviewAnswers {
  readonly reviewId: string | null;
  readonly companyName: string;
  readonly newCompany: TypedCompany | null;
  readonly rating: number | null;
  readonly aspects: { readonly [Aspect in ReviewAspect]?: number };
  readonly title: string;
  readonly likes: string;
  readonly dislikes: string;
  readonly isCurrent: boolean | null;
  readonly jobProfile: string;
  readonly departmentId: number | null;
  readonly city: string;
  readonly employment: EmploymentType | null;
  readonly years: number | null;
}

export type ReviewField =
  | 'companyName'
  | NewCompanyField
  | 'rating'
  | 'likes'
  | 'dislikes'
  | 'title'
  | 'isCurrent'
  | 'jobProfile'
  | 'departmentId'
  | 'city';

export const REVIEW_FIELD_STEPS: Readonly<Record<ReviewField, StepName>> = {
  companyName: 'work',
  newCity: 'work',
  newWebsite: 'work',
  isCurrent: 'work',
  jobProfile: 'work',
  departmentId: 'work',
  city: 'work',
  rating: 'ratings',
  likes: 'words',
  dislikes: 'words',
  title: 'words',
};

export const emptyReviewAnswers: ReviewAnswers = {
  reviewId: null,
  companyName: '',
  newCompany: null,
  rating: null,
  aspects: {},
  title: '',
  likes: '',
  dislikes: '',
  isCurrent: null,
  jobProfile: '',
  departmentId: null,
  city: '',
  employment: null,
  years: null,
};

function missingLength(text: string): number {
  return Math.max(0, MIN_SIDE_LENGTH - text.trim().length);
}

export function reviewFaults(answers: ReviewAnswers): Readonly<Partial<Record<ReviewField, string>>> {
  const { companyName, rating, isCurrent, title } = answers;
  const length = title.trim().length;
  return {
    ...(companyName.trim() === '' ? { companyName: 'Enter the company, and pick it from the list' } : {}),
    ...newCompanyErrors(answers),
    ...(rating === null ? { rating: 'Choose an overall rating, from 1 to 5' } : {}),
    ...sideFault('likes', answers.likes, 'what you like'),
    ...sideFault('dislikes', answers.dislikes, 'what you do not like'),
    ...(length > 0 && length < MIN_TITLE_LENGTH
      ? { title: `Use at least ${MIN_TITLE_LENGTH} characters, or none` }
      : {}),
    ...(length > MAX_TITLE_LENGTH ? { title: `Use at most ${MAX_TITLE_LENGTH} characters` } : {}),
    ...(isCurrent === null ? { isCurrent: 'Choose whether you work there now' } : {}),
  };
}

export function reviewTextOf(answers: ReviewAnswers): ReviewText {
  const { rating, aspects, isCurrent, departmentId, employment, years } = answers;
  if (rating === null || isCurrent === null) throw new RangeError('Answers with faults are not sent.');
  return {
    rating,
    aspects,
    title: answers.title.trim() || null,
    likes: answers.likes.trim(),
    dislikes: answers.dislikes.trim(),
    jobProfile: answers.jobProfile.trim() || null,
    departmentId,
    city: answers.city.trim() || null,
    employment,
    isCurrent,
    years,
  };
}

export function answersOfReview({ reviewId, companyName, review }: OwnReview): ReviewAnswers {
  return {
    ...review,
    reviewId,
    companyName,
    newCompany: null,
    title: review.title ?? '',
    jobProfile: review.jobProfile ?? '',
    city: review.city ?? '',
  };
}

function sideFault(
  side: 'likes' | 'dislikes',
  text: string,
  what: string,
): { readonly [Side in typeof side]?: string } {
  const missing = missingLength(text);
  if (text.trim() === '') return { [side]: `Write ${what}, in ${MIN_SIDE_LENGTH} characters or more` };
  if (missing > 0) return { [side]: plural(missing, MORE_CHARACTERS) };
  return text.length > MAX_REVIEW_TEXT_LENGTH ? { [side]: `Use at most ${MAX_REVIEW_TEXT_LENGTH} characters` } : {};
}
