import { OperationsApi } from '@/adapters/http/generated/moderation/operations';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { OperationsReadingPort } from '@/core/trust/operations/operations.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { OperationsKey } from '@/stores/trust/operations/keys';
import { OperationsStore } from '@/stores/trust/operations/operations.store';

export const operationsAdapters = wire((provide) => {
  provide(OperationsApi, [HttpClientKey], OperationsReadingPort);
});

export const operationsModule = wire((provide, bind) => {
  provide(OperationsStore, [OperationsReadingPort, RolesKey], OperationsKey);
  bind(PersonalKey).toService(OperationsKey);
});
