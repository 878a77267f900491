import { ContainerModule } from 'inversify';
import { SalariesApi } from '@/adapters/http/generated/salary/salaries';
import { HttpClientKey } from '@/app/app-keys';
import { SalaryReadingPort } from '@/core/research/salaries/salary-reading.port';

/** Figures over salaries, over the wire. */
export const salariesAdapters = new ContainerModule(({ bind }) => {
  bind(SalaryReadingPort)
    .toResolvedValue((http) => new SalariesApi(http), [HttpClientKey])
    .inSingletonScope();
});
