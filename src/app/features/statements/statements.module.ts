import { ContainerModule } from 'inversify';
import { StatementsPort } from '@/core/statements/statements.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { StatementKey, StatementListKey } from '@/stores/statements/keys';
import { StatementStore } from '@/stores/statements/statement.store';
import { StatementListStore } from '@/stores/statements/statement-list.store';

export const statementsModule = new ContainerModule(({ bind }) => {
  bind(StatementKey)
    .toResolvedValue((statements, toasts) => new StatementStore(statements, toasts), [StatementsPort, ToastsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(StatementKey);
  bind(StatementListKey)
    .toResolvedValue((statements) => new StatementListStore(statements), [StatementsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(StatementListKey);
});
