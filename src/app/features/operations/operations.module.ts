import { ContainerModule } from 'inversify';
import { OperationsReadingPort } from '@/core/operations/operations.port';
import { PersonalKey } from '@/stores/common/personal';
import { RolesKey } from '@/stores/moderation/keys';
import { OperationsKey } from '@/stores/operations/keys';
import { OperationsStore } from '@/stores/operations/operations.store';

export const operationsModule = new ContainerModule(({ bind }) => {
  bind(OperationsKey)
    .toResolvedValue((operations, roles) => new OperationsStore(operations, roles), [OperationsReadingPort, RolesKey])
    .inSingletonScope();
  bind(PersonalKey).toService(OperationsKey);
});
