import { ContainerModule } from 'inversify';
import { StatementsPort } from '@/core/statements/statements.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { StatementKey } from '@/stores/statements/keys';
import { StatementStore } from '@/stores/statements/statement.store';

export const statementsModule = new ContainerModule(({ bind }) => {
  bind(StatementKey)
    .toResolvedValue((statements, toasts) => new StatementStore(statements, toasts), [StatementsPort, ToastsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(StatementKey);
});
