import { ContainerModule } from 'inversify';
import { CollegesApi } from '@/adapters/http/generated/dropdown/colleges';
import { HttpClientKey } from '@/app/app-keys';
import { CollegesPort } from '@/core/research/colleges/colleges.port';

/** Colleges over the wire. */
export const collegesAdapters = new ContainerModule(({ bind }) => {
  bind(CollegesPort)
    .toResolvedValue((http) => new CollegesApi(http), [HttpClientKey])
    .inSingletonScope();
});
