import { CareerStatusApi } from '@/adapters/http/generated/user/career-status';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';

export const careerStatusAdapters = wire((provide) => {
  provide(CareerStatusApi, [HttpClientKey], CareerStatusesPort);
});
