import { ContainerModule } from 'inversify';
import { CompareApi } from '@/adapters/http/generated/company/compare';
import { ComparingPort } from '@/core/compare/comparison.port';
import { HttpClientKey } from '../../app-keys';

/** Companies side by side over the wire. */
export const compareAdapters = new ContainerModule(({ bind }) => {
  bind(ComparingPort)
    .toResolvedValue((http) => new CompareApi(http), [HttpClientKey])
    .inSingletonScope();
});
