import { ContainerModule } from 'inversify';
import { SalariesApi } from '@/adapters/http/generated/salary/salaries';
import { SalaryReadingPort } from '@/core/salaries/salary-reading.port';
import { HttpClientKey } from '../../app-keys';

/** Figures over salaries, over the wire. */
export const salariesAdapters = new ContainerModule(({ bind }) => {
  bind(SalaryReadingPort)
    .toResolvedValue((http) => new SalariesApi(http), [HttpClientKey])
    .inSingletonScope();
});
