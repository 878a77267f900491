import { TenureApi } from '@/adapters/http/generated/tenure/tenure';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { TenurePort } from '@/core/research/tenure/tenure.port';
import { TenureKey } from '@/stores/research/tenure/keys';
import { TenureStore } from '@/stores/research/tenure/tenure.store';

export const tenureAdapters = wire((provide) => {
  provide(TenureApi, [HttpClientKey], TenurePort);
});

export const tenureModule = wire((provide) => {
  provide(TenureStore, [TenurePort], TenureKey);
});
