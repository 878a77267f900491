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
import { endAnswersOf } from './employer-answers/end-answers';
import { answersHousekeeping } from './employer-answers/housekeeping';
import { createEmployerCorrections } from './employer-corrections/employer-corrections';
import { correctionsHousekeeping } from './employer-corrections/housekeeping';
import { drawNoise, takeDueInvitedSnapshot } from './invitations/take-invited-snapshot';

export interface EmployerServiceDeps extends Omit<ClaimsDeps, 'endAnswersOf'>, EmployerAnswersDeps {
  readonly app: FastifyInstance;
  readonly housekeeping: Housekeeping;
}

export function createEmployerService({ app, housekeeping, ...deps }: EmployerServiceDeps): EmployerHandlers {
  schedule(app, {
    name: 'the claims that lapse',
    firstAfter: HOUR_MS,
    every: HOUR_MS,
    run: () => endLapsedClaims(deps),
  });
  schedule(app, {
    name: 'the shares of invited contributions',
    firstAfter: HOUR_MS,
    every: HOUR_MS,
    run: () => takeDueInvitedSnapshot({ ...deps, noise: drawNoise }),
  });
  housekeeping.add(answersHousekeeping(deps.database));
  housekeeping.add(correctionsHousekeeping(deps.database));
  const claims = createClaims({ ...deps, endAnswersOf: (tx, companyId) => endAnswersOf(tx, deps, companyId) });
  return { ...claims, ...createActs(deps), ...createEmployerAnswers(deps), ...createEmployerCorrections(deps) };
}
