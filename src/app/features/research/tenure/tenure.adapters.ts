import { ContainerModule } from 'inversify';
import { TenureApi } from '@/adapters/http/generated/tenure/tenure';
import { HttpClientKey } from '@/app/app-keys';
import { TenurePort } from '@/core/research/tenure/tenure.port';

/** Joining and leaving over the wire. */
export const tenureAdapters = new ContainerModule(({ bind }) => {
  bind(TenurePort)
    .toResolvedValue((http) => new TenureApi(http), [HttpClientKey])
    .inSingletonScope();
});
