import type { Key } from '@/core/kernel/common/key';
import type { CompanyListing } from '../company/company.port';
import type { InterviewReading } from '../interviews/interview-reading.port';
import type { Reviews } from '../reviews/reviews.port';
import type { SalaryReading } from '../salaries/salary-reading.port';
import type { Tenure } from '../tenure/tenure.port';

/** Names the reading of a company's reviews in the container; the page of all of them is a feature of its own. */
export const OverviewReviewsPort: Key<Pick<Reviews, 'getReviewFigures' | 'listReviews'>> = Symbol('OverviewReviews');

/** Names the reading of a company's salaries by role in the container; the page of all of them is a feature of its own. */
export const OverviewSalariesPort: Key<Pick<SalaryReading, 'listSalaries'>> = Symbol('OverviewSalaries');

/** Names the reading of a company's interviews in short in the container; the page of all of them is a feature of its own. */
export const OverviewInterviewsPort: Key<Pick<InterviewReading, 'getInterviewSummary' | 'listInterviewQuestions'>> =
  Symbol('OverviewInterviews');

/** Names the reading of other companies of its industry in the container; the whole list is a feature of its own. */
export const OverviewListingPort: Key<Pick<CompanyListing, 'listCompanies'>> = Symbol('OverviewListing');

/** Names the reading of how people join and leave a company in the container; the page of all of it is a feature of its own. */
export const OverviewTenurePort: Key<Pick<Tenure, 'getTenureFigures'>> = Symbol('OverviewTenure');
