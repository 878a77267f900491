import type { FastifyInstance } from 'fastify';
import type { BenefitsHandlers } from '@/server/contract/generated/benefits';
import { refreshCards } from '@/server/platform/cards/refresh-cards';
import { releaseWaiting } from '@/server/platform/contributing/release-waiting';
import { schedule } from '@/server/platform/schedule';
import { createBenefits } from './benefits/benefits';
import type { GiveBenefitsDeps } from './contribute/add-benefits';
import { createAddBenefits } from './contribute/add-benefits';

/** The interval at which reports of new accounts start to count. */
const WAITING_ROUND_MS = 60_000;

export function createBenefitsService({
  app,
  ...deps
}: GiveBenefitsDeps & { readonly app: FastifyInstance }): BenefitsHandlers {
  schedule(app, {
    name: 'the reports of benefits that wait',
    firstAfter: WAITING_ROUND_MS,
    every: WAITING_ROUND_MS,
    run: async () => {
      await releaseWaiting(deps.database, 'benefit_reports', deps.now());
      await refreshCards(deps);
    },
  });
  return { ...createBenefits(deps.database, deps.authorship), ...createAddBenefits(deps) };
}
