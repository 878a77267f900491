import { HeadlineStatsApi } from '@/adapters/http/generated/aggregation/headline-stats';
import { SalariesApi } from '@/adapters/http/generated/salary/salaries';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { HeadlineStatsPort, LineSalariesPort } from '@/core/research/headline-stats/headline-stats.port';

export const headlineStatsAdapters = wire((provide) => {
  provide(HeadlineStatsApi, [HttpClientKey], HeadlineStatsPort);
  provide(SalariesApi, [HttpClientKey], LineSalariesPort);
});
