export const CONTRIBUTION_KINDS = ['review', 'interview', 'photo', 'salary', 'benefits', 'tenure'] as const;

export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number];

/** The screen of each kind. A kind whose screen the app lacks is not offered. */
export const CONTRIBUTION_SCREENS: Readonly<Record<ContributionKind, string>> = {
  review: 'ContributeReview',
  interview: 'ContributeInterview',
  photo: 'ContributePhotos',
  salary: 'ContributeSalary',
  benefits: 'ContributeBenefits',
  tenure: 'ContributeTenure',
};

export const CONTRIBUTION_NAMES: Readonly<Record<ContributionKind, string>> = {
  review: 'A review',
  interview: 'An interview',
  photo: 'Office photos',
  salary: 'Your salary',
  benefits: 'Benefits',
  tenure: 'Joining and leaving',
};

/** The main kind of contribution by tab. */
export const KIND_BY_TAB: Readonly<Record<string, ContributionKind>> = {
  CompanyOverview: 'review',
  CompanyReviews: 'review',
  CompanyInterviews: 'interview',
  CompanyPhotos: 'photo',
  CompanySalaries: 'salary',
  CompanyBenefits: 'benefits',
  CompanyTenure: 'tenure',
};
