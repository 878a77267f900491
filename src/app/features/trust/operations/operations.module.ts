import { ContainerModule } from 'inversify';
import { OperationsReadingPort } from '@/core/trust/operations/operations.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { OperationsKey } from '@/stores/trust/operations/keys';
import { OperationsStore } from '@/stores/trust/operations/operations.store';

export const operationsModule = new ContainerModule(({ bind }) => {
  bind(OperationsKey)
    .toResolvedValue((operations, roles) => new OperationsStore(operations, roles), [OperationsReadingPort, RolesKey])
    .inSingletonScope();
  bind(PersonalKey).toService(OperationsKey);
});
