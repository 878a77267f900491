import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { ADDED_RATINGS, RATING_SPREAD, STANDARD_ERRORS, USUAL_RATING } from '@/core/kernel/figures/chance.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { RATING_STEPS } from '@/core/research/company/company-limits.rules';
import { GONE_AFTER_DAYS } from '@/core/research/jobs/job-age.rules';
import { BAND_YEARS, PAY_STEPS } from '@/core/research/jobs/job-options.rules';
import { dailyCommentLimit } from '@/core/talk/comments/comment-day-limits.rules';
import { MAX_VERSIONS } from '@/core/talk/versions/version.rules';
import { VOTE_MILESTONES } from '@/core/talk/voting/vote-milestones.rules';
import { OPENING_LENGTH } from './opening';

const WORDS_WITHIN = 20_000;

export const SQL_VALUES = {
  ADDED_RATINGS,
  GONE_AFTER_DAYS,
  INDIA_TIME_ZONE,
  MAX_COMMENTS_PER_DAY: dailyCommentLimit.most,
  MAX_VERSIONS,
  MIN_GROUP,
  OPENING_LENGTH,
  PAY_STEPS: PAY_STEPS.join(', '),
  RATING_SPREAD,
  RATING_TOKENS: RATING_STEPS.map(
    (step) => `CASE WHEN f.reviews >= ${MIN_GROUP} AND f.rating_total >= ${step} * f.reviews THEN 'rating:${step}' END`,
  ).join(', '),
  STANDARD_ERRORS,
  USUAL_RATING,
  VOTE_MILESTONES: VOTE_MILESTONES.join(', '),
  WORDS_WITHIN,
  BAND_YEARS: Object.entries(BAND_YEARS)
    .map(([band, [from, to]]) => `('${band}', ${from}, ${to})`)
    .join(', '),
} as const;
