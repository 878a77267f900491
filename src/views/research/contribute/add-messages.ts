import type { ContributionKind } from '@/core/research/contribute/contribution-kind';

/** Texts of the ways to the forms, apart from those of the forms: every page of a company has them. */
export const addMessages = {
  add: {
    review: 'Add a review',
    interview: 'Add an interview',
    photo: 'Add photos',
    salary: 'Add your salary',
    benefits: 'Add benefits',
    tenure: 'Report joining or leaving',
  } satisfies Readonly<Record<ContributionKind, string>>,
  something: 'Contribute',
} as const;
