import { ContainerModule } from 'inversify';
import { NotificationsApi } from '@/adapters/http/generated/notification/notifications';
import { NotificationsPort } from '@/core/notifications/notifications.port';
import { HttpClientKey } from '../../app-keys';

/** Notifications over the wire. */
export const notificationsAdapters = new ContainerModule(({ bind }) => {
  bind(NotificationsPort)
    .toResolvedValue((http) => new NotificationsApi(http), [HttpClientKey])
    .inSingletonScope();
});
