import type { CompanyCountKind } from './company-counts';
import type { CompanyTabScreen } from './company-tabs';

export const COUNT_SCREENS = {
  reviews: 'CompanyReviews',
  salaries: 'CompanySalaries',
  interviews: 'CompanyInterviews',
  benefits: 'CompanyBenefits',
  jobs: 'CompanyJobs',
  photos: 'CompanyPhotos',
  posts: 'CompanyPosts',
} as const satisfies Readonly<Record<CompanyCountKind, CompanyTabScreen>>;
