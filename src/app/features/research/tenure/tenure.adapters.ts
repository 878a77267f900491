import { TenureApi } from '@/adapters/http/generated/tenure/tenure';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { TenurePort } from '@/core/research/tenure/tenure.port';

export const tenureAdapters = wire((provide) => {
  provide(TenureApi, [HttpClientKey], TenurePort);
});
