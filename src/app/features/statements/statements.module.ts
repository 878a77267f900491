import { ContainerModule } from 'inversify';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { StatementsPort } from '@/core/statements/statements.port';
import { parseReply } from '@/core/statements/stored-reply';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { DraftSlot } from '@/stores/my-profile/draft-slot';
import { SessionKey } from '@/stores/session/keys';
import { StatementKey, StatementListKey } from '@/stores/statements/keys';
import { StatementStore } from '@/stores/statements/statement.store';
import { StatementListStore } from '@/stores/statements/statement-list.store';

export const statementsModule = new ContainerModule(({ bind }) => {
  bind(StatementKey)
    .toResolvedValue(
      (statements, toasts, storage, session) =>
        new StatementStore(statements, toasts, new DraftSlot(storage, session, 'statementReply', parseReply)),
      [StatementsPort, ToastsPort, StoragePort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(StatementKey);
  bind(StatementListKey)
    .toResolvedValue((statements) => new StatementListStore(statements), [StatementsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(StatementListKey);
});
