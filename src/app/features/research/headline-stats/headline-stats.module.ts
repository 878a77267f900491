import { HeadlineStatsApi } from '@/adapters/http/generated/aggregation/headline-stats';
import { SalariesApi } from '@/adapters/http/generated/salary/salaries';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { HeadlineSalariesPort, HeadlineStatsPort } from '@/core/research/headline-stats/headline-stats.port';
import { ProfileKey } from '@/stores/account/profile/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { HeadlineStatsStore } from '@/stores/research/headline-stats/headline-stats.store';
import { HeadlineStatsKey, OwnSalaryKey, SalaryLineKey } from '@/stores/research/headline-stats/keys';
import { OwnSalaryStore } from '@/stores/research/headline-stats/own-salary.store';
import { SalaryLineStore } from '@/stores/research/headline-stats/salary-line.store';

export const headlineStatsAdapters = wire((provide) => {
  provide(HeadlineStatsApi, [HttpClientKey], HeadlineStatsPort);
  provide(SalariesApi, [HttpClientKey], HeadlineSalariesPort);
});

export const headlineStatsModule = wire((provide, bind) => {
  provide(HeadlineStatsStore, [HeadlineStatsPort], HeadlineStatsKey);
  provide(SalaryLineStore, [HeadlineSalariesPort], SalaryLineKey);
  provide(OwnSalaryStore, [HeadlineSalariesPort, ProfileKey], OwnSalaryKey);
  bind(PersonalKey).toService(OwnSalaryKey);
});
