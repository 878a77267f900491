import { ContainerModule } from 'inversify';
import { CollegesApi } from '@/adapters/http/generated/dropdown/colleges';
import { CollegesPort } from '@/core/colleges/colleges.port';
import { HttpClientKey } from '../../app-keys';

/** Colleges over the wire. */
export const collegesAdapters = new ContainerModule(({ bind }) => {
  bind(CollegesPort)
    .toResolvedValue((http) => new CollegesApi(http), [HttpClientKey])
    .inSingletonScope();
});
