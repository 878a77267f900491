import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import type { AwardsHandlers } from '@/server/contract/generated/awards';
import { schedule } from '@/server/platform/schedule';
import type { AwardsDeps } from './awards/awards';
import { createAwards } from './awards/awards';
import { countAwards } from './awards/count-awards';

export interface AwardsServiceDeps extends AwardsDeps {
  readonly app: FastifyInstance;
  readonly now: () => number;
}

const ROUND_MS = HOUR_MS;

export function createAwardsService({ app, database, now }: AwardsServiceDeps): AwardsHandlers {
  schedule(app, {
    name: 'the count of awards',
    firstAfter: ROUND_MS,
    every: ROUND_MS,
    run: () => countAwards(database, now()),
  });
  return createAwards({ database });
}
