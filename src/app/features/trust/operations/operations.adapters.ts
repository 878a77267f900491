import { ContainerModule } from 'inversify';
import { OperationsApi } from '@/adapters/http/generated/moderation/operations';
import { HttpClientKey } from '@/app/app-keys';
import { OperationsReadingPort } from '@/core/trust/operations/operations.port';

/** The operator's reading over the wire. */
export const operationsAdapters = new ContainerModule(({ bind }) => {
  bind(OperationsReadingPort)
    .toResolvedValue((http) => new OperationsApi(http), [HttpClientKey])
    .inSingletonScope();
});
