import type { Key } from '@/core/kernel/common/key';
import type { InterviewReading } from '../interviews/interview-reading.port';
import type { Reviews } from '../reviews/reviews.port';
import type { SalaryReading } from '../salaries/salary-reading.port';

/** Names the reading of a company's reviews in the container; the page of all of them is a feature of its own. */
export const OverviewReviewsPort: Key<Pick<Reviews, 'getReviewFigures' | 'listReviews'>> = Symbol('OverviewReviews');

/** Names the reading of a company's salaries by role in the container; the page of all of them is a feature of its own. */
export const OverviewSalariesPort: Key<Pick<SalaryReading, 'listSalaries'>> = Symbol('OverviewSalaries');

/** Names the reading of a summary of a company's interviews in the container; the page of all of them is a feature of its own. */
export const OverviewInterviewsPort: Key<Pick<InterviewReading, 'getInterviewSummary'>> = Symbol('OverviewInterviews');
