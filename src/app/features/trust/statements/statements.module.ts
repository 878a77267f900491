import { StatementsApi } from '@/adapters/http/generated/moderation/statements';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { StatementsPort } from '@/core/trust/statements/statements.port';
import { parseStoredReply } from '@/core/trust/statements/stored-reply';
import { DraftSlot } from '@/stores/account/my-profile/draft-slot';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { StatementKey, StatementListKey } from '@/stores/trust/statements/keys';
import { StatementStore } from '@/stores/trust/statements/statement.store';
import { StatementListStore } from '@/stores/trust/statements/statement-list.store';

export const statementsAdapters = wire((provide) => {
  provide(StatementsApi, [HttpClientKey], StatementsPort);
});

export const statementsModule = wire((provide, bind) => {
  bind(StatementKey)
    .toResolvedValue(
      (statements, toasts, storage, session) =>
        new StatementStore(statements, toasts, new DraftSlot(storage, session, 'statementReply', parseStoredReply)),
      [StatementsPort, ToastsPort, StoragePort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(StatementKey);
  provide(StatementListStore, [StatementsPort], StatementListKey);
  bind(PersonalKey).toService(StatementListKey);
});
