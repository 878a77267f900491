import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import type { EmployerHandlers } from '@/server/contract/generated/employer';
import { schedule } from '@/server/platform/schedule';
import { createActs } from './acts/acts';
import type { ClaimsDeps } from './claims/claims';
import { createClaims } from './claims/claims';
import { endLapsedClaims } from './claims/lapse-claims';

/** The employer service (openapi/employer.yaml). */
export function createEmployerService({
  app,
  ...deps
}: ClaimsDeps & { readonly app: FastifyInstance }): EmployerHandlers {
  schedule(app, {
    name: 'the claims that lapse',
    firstAfter: HOUR_MS,
    every: HOUR_MS,
    run: () => endLapsedClaims(deps),
  });
  return { ...createClaims(deps), ...createActs(deps) };
}
