import type { Key } from '@/core/kernel/common/key';
import type { CompanyListing } from '../company/company.port';
import type { InterviewReading } from '../interviews/interview-reading.port';
import type { Reviews } from '../reviews/reviews.port';
import type { SalaryReading } from '../salaries/salary-reading.port';
import type { Tenure } from '../tenure/tenure.port';

export const OverviewReviewsPort: Key<Pick<Reviews, 'getReviewFigures' | 'listReviews'>> = Symbol('OverviewReviews');

export const OverviewSalariesPort: Key<Pick<SalaryReading, 'listSalaries'>> = Symbol('OverviewSalaries');

export const OverviewInterviewsPort: Key<Pick<InterviewReading, 'getInterviewSummary' | 'listInterviewQuestions'>> =
  Symbol('OverviewInterviews');

export const OverviewListingPort: Key<Pick<CompanyListing, 'listCompanies'>> = Symbol('OverviewListing');

export const OverviewTenurePort: Key<Pick<Tenure, 'getTenureFigures'>> = Symbol('OverviewTenure');
