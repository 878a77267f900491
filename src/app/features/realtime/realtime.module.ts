import { ContainerModule } from 'inversify';
import { PersonalKey } from '@/stores/common/personal';
import { ConnectionStore } from '@/stores/realtime/connection.store';
import { ConnectionKey } from '@/stores/realtime/keys';

export const realtimeModule = new ContainerModule(({ bind }) => {
  bind(ConnectionKey)
    .toResolvedValue(() => new ConnectionStore())
    .inSingletonScope();
  bind(PersonalKey).toService(ConnectionKey);
});
