import { ContainerModule } from 'inversify';
import { OperationsApi } from '@/adapters/http/generated/moderation/operations';
import { OperationsReadingPort } from '@/core/operations/operations.port';
import { HttpClientKey } from '../../app-keys';

/** The operator's reading over the wire. */
export const operationsAdapters = new ContainerModule(({ bind }) => {
  bind(OperationsReadingPort)
    .toResolvedValue((http) => new OperationsApi(http), [HttpClientKey])
    .inSingletonScope();
});
