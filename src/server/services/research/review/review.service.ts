import type { FastifyInstance } from 'fastify';
import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { ReviewHandlers } from '@/server/contract/generated/review';
import { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import { refreshCards, runCardRound } from '@/server/platform/cards/refresh-cards';
import type { CompanyProposals } from '@/server/platform/contributing/company-proposals';
import type { Database } from '@/server/platform/database';
import type { Housekeeping } from '@/server/platform/housekeeping';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { purge } from '@/server/platform/purge';
import { schedule } from '@/server/platform/schedule';
import { createReviewContributions, showEdits } from './contribute/review-contributions';
import { endHolds } from './contribute/review-holds.queries';
import { createSimilarContributions } from './contribute/similar-contributions';
import { reviewsHousekeeping } from './reviews/housekeeping';
import { reclassifyTopics } from './reviews/reclassify-topics';
import { createReviewFacets } from './reviews/review-facets';
import { createReviewFigures } from './reviews/review-figures';
import { createReviewMarks } from './reviews/review-marks';
import { createReviewReads } from './reviews/review-reads';

const WAITING_ROUND_MS = 60_000;
const TOPICS_AFTER_MS = 5_000;
const CARD_ROUND_MS = 3_600_000;

export interface ReviewServiceDeps {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly authorship: Authorship;
  readonly housekeeping: Housekeeping;
  readonly moderation: Pick<Moderation, 'check' | 'giveBack' | 'withdraw' | 'drawHour'>;
  readonly proposals: CompanyProposals;
  readonly now: () => number;
}

export function createReviewService({
  app,
  database,
  authorship,
  housekeeping,
  moderation,
  proposals,
  now,
}: ReviewServiceDeps): ReviewHandlers {
  housekeeping.add(reviewsHousekeeping(database));
  schedule(app, {
    name: 'the reviews that wait',
    firstAfter: WAITING_ROUND_MS,
    every: WAITING_ROUND_MS,
    run: async () => {
      await purge(database, endHolds, dayInIndia(now()));
      await showEdits(database, { moderation, now });
      await refreshCards({ database, authorship, now });
    },
  });
  schedule(app, {
    name: 'the topics of reviews',
    firstAfter: TOPICS_AFTER_MS,
    every: DAY_MS,
    run: () => reclassifyTopics(database),
  });
  schedule(app, {
    name: 'the weekly round of cards',
    firstAfter: CARD_ROUND_MS,
    every: CARD_ROUND_MS,
    run: () => runCardRound({ database, authorship, now }),
  });
  const authorRefs = new AuthorRefs(authorship);
  return {
    ...createReviewReads({ database, authorship, authorRefs, now }),
    ...createReviewMarks({ database, authorRefs }),
    ...createReviewFigures({ database, now }),
    ...createReviewFacets({ database, now }),
    ...createSimilarContributions(database),
    ...createReviewContributions({ database, authorship, authorRefs, moderation, proposals, now }),
  };
}
