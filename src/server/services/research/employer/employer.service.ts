import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import type { EmployerHandlers } from '@/server/contract/generated/employer';
import type { Housekeeping } from '@/server/platform/housekeeping';
import { schedule } from '@/server/platform/schedule';
import { createActs } from './acts/acts';
import type { ClaimsDeps } from './claims/claims';
import { createClaims } from './claims/claims';
import { endLapsedClaims } from './claims/lapse-claims';
import type { EmployerAnswersDeps } from './employer-answers/employer-answers';
import { createEmployerAnswers } from './employer-answers/employer-answers';
import { answersHousekeeping } from './employer-answers/housekeeping';

export interface EmployerServiceDeps extends ClaimsDeps, EmployerAnswersDeps {
  readonly app: FastifyInstance;
  readonly housekeeping: Housekeeping;
  readonly moderation: EmployerAnswersDeps['moderation'];
}

/** The employer service (openapi/employer.yaml). */
export function createEmployerService({ app, housekeeping, ...deps }: EmployerServiceDeps): EmployerHandlers {
  schedule(app, {
    name: 'the claims that lapse',
    firstAfter: HOUR_MS,
    every: HOUR_MS,
    run: () => endLapsedClaims(deps),
  });
  housekeeping.add(answersHousekeeping(deps.database));
  return { ...createClaims(deps), ...createActs(deps), ...createEmployerAnswers(deps) };
}
