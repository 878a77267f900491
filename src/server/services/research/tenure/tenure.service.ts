import type { FastifyInstance } from 'fastify';
import type { TenureHandlers } from '@/server/contract/generated/tenure';
import { schedule } from '@/server/platform/schedule';
import { takeDueTenureSnapshot } from './snapshot/take-tenure-snapshot';
import type { GiveTenureDeps } from './tenure/add-tenure';
import { createAddTenure } from './tenure/add-tenure';
import { createTenure } from './tenure/tenure';

const FIGURES_ROUND_MS = 3_600_000;

export function createTenureService({
  app,
  ...deps
}: GiveTenureDeps & { readonly app: FastifyInstance }): TenureHandlers {
  schedule(app, {
    name: 'the figures of joining and leaving',
    firstAfter: FIGURES_ROUND_MS,
    every: FIGURES_ROUND_MS,
    run: () => takeDueTenureSnapshot(deps),
  });
  return { ...createTenure(deps), ...createAddTenure(deps) };
}
