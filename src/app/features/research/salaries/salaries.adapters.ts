import { SalariesApi } from '@/adapters/http/generated/salary/salaries';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { SalaryReadingPort } from '@/core/research/salaries/salary-reading.port';

export const salariesAdapters = wire((provide) => {
  provide(SalariesApi, [HttpClientKey], SalaryReadingPort);
});
