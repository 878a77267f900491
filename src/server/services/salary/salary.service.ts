import type { FastifyInstance } from 'fastify';
import type { SalaryHandlers } from '@/server/contract/generated/salary';
import { releaseWaiting } from '@/server/platform/contributing/release-waiting';
import { schedule } from '@/server/platform/schedule';
import type { GiveSalaryDeps } from './contribute/give-salary';
import { createGiveSalary } from './contribute/give-salary';
import { refreshSalaryFigures } from './salaries/refresh-salary-figures';
import { createSalaries } from './salaries/salaries';

/**
 * Salaries change when users tell theirs and when they leave, and when an import beside the server is cut off. Not at once: the moment of a write
 * could be read off a figure.
 */
const FIGURES_ROUND_MS = 60_000;

/** The salary service (openapi/salary.yaml). */
export function createSalaryService({
  app,
  ...deps
}: GiveSalaryDeps & { readonly app: FastifyInstance }): SalaryHandlers {
  schedule(app, {
    name: 'the figures of salaries',
    firstAfter: FIGURES_ROUND_MS,
    every: FIGURES_ROUND_MS,
    run: async () => {
      await releaseWaiting(deps.database, 'salaries', deps.now());
      await refreshSalaryFigures(deps.database);
    },
  });
  return { ...createSalaries(deps), ...createGiveSalary(deps) };
}
