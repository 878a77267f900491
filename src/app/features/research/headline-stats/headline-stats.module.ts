import { HeadlineStatsApi } from '@/adapters/http/generated/aggregation/headline-stats';
import { SalariesApi } from '@/adapters/http/generated/salary/salaries';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { HeadlineStatsPort, LineSalariesPort } from '@/core/research/headline-stats/headline-stats.port';
import { HeadlineStatsStore } from '@/stores/research/headline-stats/headline-stats.store';
import { HeadlineStatsKey, SalaryLineKey } from '@/stores/research/headline-stats/keys';
import { SalaryLineStore } from '@/stores/research/headline-stats/salary-line.store';

export const headlineStatsAdapters = wire((provide) => {
  provide(HeadlineStatsApi, [HttpClientKey], HeadlineStatsPort);
  provide(SalariesApi, [HttpClientKey], LineSalariesPort);
});

export const headlineStatsModule = wire((provide) => {
  provide(HeadlineStatsStore, [HeadlineStatsPort], HeadlineStatsKey);
  provide(SalaryLineStore, [LineSalariesPort], SalaryLineKey);
});
