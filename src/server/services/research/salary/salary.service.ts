import type { FastifyInstance } from 'fastify';
import type { SalaryHandlers } from '@/server/contract/generated/salary';
import type { Config } from '@/server/platform/config/config';
import { schedule } from '@/server/platform/schedule';
import { registerShareCards } from '@/server/platform/share-cards/share-card-route';
import type { GiveSalaryDeps } from './contribute/add-salary';
import { createAddSalary } from './contribute/add-salary';
import { createSalaries } from './salaries/salaries';
import { readSalaryShareCard } from './salaries/salary-share-card';
import { takeDueSnapshot } from './snapshot/take-salary-snapshot';

const FIGURES_ROUND_MS = 3_600_000;

export function createSalaryService({
  app,
  config,
  ...deps
}: GiveSalaryDeps & { readonly app: FastifyInstance; readonly config: Pick<Config, 'brand'> }): SalaryHandlers {
  schedule(app, {
    name: 'the figures of salaries',
    firstAfter: FIGURES_ROUND_MS,
    every: FIGURES_ROUND_MS,
    run: () => takeDueSnapshot(deps),
  });
  registerShareCards(app, 'salaries', readSalaryShareCard(deps), config.brand);
  return { ...createSalaries(deps), ...createAddSalary(deps) };
}
