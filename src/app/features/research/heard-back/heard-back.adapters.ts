import { HeardBackApi } from '@/adapters/http/generated/jobs/heard-back';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ApplicationsPort } from '@/core/research/heard-back/applications.port';

export const heardBackAdapters = wire((provide) => {
  provide(HeardBackApi, [HttpClientKey], ApplicationsPort);
});
