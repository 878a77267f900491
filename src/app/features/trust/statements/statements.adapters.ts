import { ContainerModule } from 'inversify';
import { StatementsApi } from '@/adapters/http/generated/moderation/statements';
import { HttpClientKey } from '@/app/app-keys';
import { StatementsPort } from '@/core/trust/statements/statements.port';

/** Statements over the wire. */
export const statementsAdapters = new ContainerModule(({ bind }) => {
  bind(StatementsPort)
    .toResolvedValue((http) => new StatementsApi(http), [HttpClientKey])
    .inSingletonScope();
});
