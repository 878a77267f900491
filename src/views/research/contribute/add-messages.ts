import type { ContributionKind } from '@/core/research/contribute/contribution-kind';

/** Separate from the forms' texts, because every page of a company needs them. */
export const addMessages = {
  add: {
    review: 'Add a review',
    interview: 'Add an interview',
    photo: 'Add photos',
    salary: 'Add your salary',
    benefits: 'Add benefits',
    tenure: 'Add joining or leaving',
  } satisfies Readonly<Record<ContributionKind, string>>,
  something: 'Contribute',
} as const;
