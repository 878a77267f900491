import { wire } from '@/app/wire';
import { HeadlineStatsPort, LineSalariesPort } from '@/core/research/headline-stats/headline-stats.port';
import { HeadlineStatsStore } from '@/stores/research/headline-stats/headline-stats.store';
import { HeadlineStatsKey, SalaryLineKey } from '@/stores/research/headline-stats/keys';
import { SalaryLineStore } from '@/stores/research/headline-stats/salary-line.store';

export const headlineStatsModule = wire((provide) => {
  provide(HeadlineStatsStore, [HeadlineStatsPort], HeadlineStatsKey);
  provide(SalaryLineStore, [LineSalariesPort], SalaryLineKey);
});
