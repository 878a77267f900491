import { ContainerModule } from 'inversify';
import { StatementsPort } from '@/core/statements/statements.port';
import { PersonalKey } from '@/stores/common/personal';
import { StatementKey } from '@/stores/statements/keys';
import { StatementStore } from '@/stores/statements/statement.store';

export const statementsModule = new ContainerModule(({ bind }) => {
  bind(StatementKey)
    .toResolvedValue((statements) => new StatementStore(statements), [StatementsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(StatementKey);
});
