import type { Job, JobDetails } from '@/contract/generated/jobs';
import { meanRatingOf } from '@/core/kernel/figures/figures.rules';
import { shownMonth } from '@/core/kernel/figures/told-month.rules';
import { isOldOpening, leavesOn } from '@/core/research/jobs/job-age.rules';
import { isComparedWithRole } from '@/core/research/jobs/like-with-like.rules';
import type { OpeningSign } from '@/core/research/jobs/opening-sign.rules';
import { openingSignsInFacts } from '@/core/research/jobs/opening-signs.rules';
import type { RowOf } from '@/server/platform/sql-types';
import type { jobById, jobColumns } from './jobs.queries';

export function presentJob(row: RowOf<typeof jobColumns>, now: number): Job {
  const isPaid = row.min_ctc !== null || row.max_ctc !== null;
  return {
    jobId: row.id,
    title: row.title,
    company: row.company,
    jobProfile:
      row.job_profile === null || row.job_profile_url_name === null
        ? null
        : { name: row.job_profile, urlName: row.job_profile_url_name },
    locations: row.locations.map(({ name, urlName }) => ({ name, urlName })),
    workMode: row.work_mode,
    employment: row.employment,
    minExperience: row.min_experience,
    maxExperience: row.max_experience,
    compensation: isPaid ? { minCtc: row.min_ctc, maxCtc: row.max_ctc, currency: row.currency } : null,
    skills: row.skills,
    postedOn: row.posted_on,
    isDayKnown: row.is_day_known,
    firstPostedOn: row.first_posted_on,
    timesPosted: row.times_posted,
    isOld: row.is_day_known && isOldOpening(row.posted_on, now),
    applyUrl: row.apply_url,
    rating: ratingOf(row),
    usualPay: usualPayOf(row),
    heardBack: heardBackOf(row),
  };
}

function ratingOf({ reviews: count, rating_total, newest_review: newest }: RowOf<typeof jobColumns>): Job['rating'] {
  const value = meanRatingOf(rating_total, count);
  return value === null || newest === null ? null : { value, count, newest };
}

function heardBackOf(row: RowOf<typeof jobColumns>): Job['heardBack'] {
  const { heard_at_least: atLeast, heard_at_most: atMost, heard_count: count, heard_newest: newest } = row;
  if (atLeast === null || atMost === null || count === null || newest === null) return null;
  return { atLeast, atMost, count, newest, isSurge: row.heard_surge === true };
}

function usualPayOf(row: RowOf<typeof jobColumns>): Job['usualPay'] {
  if (!isComparedWithRole(row)) return null;
  const { usual_of_company: isOfCompany, usual_median: median, usual_count: count, usual_newest: newest } = row;
  if (isOfCompany === null || median === null || count === null) return null;
  const { usual_lower: lowerQuartile, usual_upper: upperQuartile } = row;
  return { isOfCompany, median, lowerQuartile, upperQuartile, count, newest: shownMonth(newest) };
}

export function presentJobDetails(
  row: RowOf<typeof jobById.columns>,
  inText: readonly OpeningSign[],
  now: number,
): JobDetails {
  const job = presentJob(row, now);
  const signs = [...inText, ...openingSignsInFacts({ ...job, isCompanyKnown: row.is_company_known }, now)];
  return {
    ...job,
    signs: signs.map(({ kind, quotes, company }) => ({ kind, quotes, company })),
    industry: { name: row.industry, urlName: row.industry_url_name },
    description: row.description,
    leavesOn: leavesOn(row.posted_on),
  };
}
