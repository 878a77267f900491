import { ContainerModule } from 'inversify';
import { StatementsApi } from '@/adapters/http/generated/moderation/statements';
import { StatementsPort } from '@/core/statements/statements.port';
import { HttpClientKey } from '../../app-keys';

/** Statements over the wire. */
export const statementsAdapters = new ContainerModule(({ bind }) => {
  bind(StatementsPort)
    .toResolvedValue((http) => new StatementsApi(http), [HttpClientKey])
    .inSingletonScope();
});
