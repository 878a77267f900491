/** The kinds of contribution about companies, in the order in which users are asked for them (ST-PROMPT-ORDER). */
export const CONTRIBUTION_KINDS = ['review', 'interview', 'photo', 'salary', 'benefits', 'tenure'] as const;

export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number];

/** The screens of the forms, a line for each kind. A kind whose screen the app does not have is not offered. */
export const CONTRIBUTION_SCREENS: Readonly<Record<ContributionKind, string>> = {
  review: 'ContributeReview',
  interview: 'ContributeInterview',
  photo: 'ContributePhotos',
  salary: 'ContributeSalary',
  benefits: 'ContributeBenefits',
  tenure: 'ContributeTenure',
};

/** The name of each kind where it is offered. */
export const CONTRIBUTION_NAMES: Readonly<Record<ContributionKind, string>> = {
  review: 'A review',
  interview: 'An interview',
  photo: 'Office photos',
  salary: 'Your salary',
  benefits: 'Benefits',
  tenure: 'Joining and leaving',
};

/** The kinds that the tabs of a company are about, of the first page the one that most is made of; a tab that none is about has no line. */
export const KIND_OF_TAB: Readonly<Record<string, ContributionKind>> = {
  CompanyOverview: 'review',
  CompanyReviews: 'review',
  CompanyInterviews: 'interview',
  CompanyPhotos: 'photo',
  CompanySalaries: 'salary',
  CompanyBenefits: 'benefits',
  CompanyTenure: 'tenure',
};
