import { AwardsApi } from '@/adapters/http/generated/awards/awards';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { AwardsPort } from '@/core/research/awards/awards.port';

export const awardsAdapters = wire((provide) => {
  provide(AwardsApi, [HttpClientKey], AwardsPort);
});
