import { wire } from '@/app/wire';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ConnectionStore } from '@/stores/kernel/realtime/connection.store';
import { ConnectionKey } from '@/stores/kernel/realtime/keys';

export const realtimeModule = wire((provide, bind) => {
  provide(ConnectionStore, [], ConnectionKey);
  bind(PersonalKey).toService(ConnectionKey);
});
