import { ContainerModule } from 'inversify';
import { HeadlineStatsPort, LineSalariesPort } from '@/core/research/headline-stats/headline-stats.port';
import { HeadlineStatsStore } from '@/stores/research/headline-stats/headline-stats.store';
import { HeadlineStatsKey, SalaryLineKey } from '@/stores/research/headline-stats/keys';
import { SalaryLineStore } from '@/stores/research/headline-stats/salary-line.store';

/** The figures of the product. */
export const headlineStatsModule = new ContainerModule(({ bind }) => {
  bind(HeadlineStatsKey)
    .toResolvedValue((reading) => new HeadlineStatsStore(reading), [HeadlineStatsPort])
    .inSingletonScope();
  bind(SalaryLineKey)
    .toResolvedValue((salaries) => new SalaryLineStore(salaries), [LineSalariesPort])
    .inSingletonScope();
});
