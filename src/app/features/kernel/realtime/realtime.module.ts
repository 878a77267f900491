import { ContainerModule } from 'inversify';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ConnectionStore } from '@/stores/kernel/realtime/connection.store';
import { ConnectionKey } from '@/stores/kernel/realtime/keys';

export const realtimeModule = new ContainerModule(({ bind }) => {
  bind(ConnectionKey)
    .toResolvedValue(() => new ConnectionStore())
    .inSingletonScope();
  bind(PersonalKey).toService(ConnectionKey);
});
