import { ContainerModule } from 'inversify';
import { NotificationApi } from '@/adapters/http/generated/notification';
import { NotificationsPort } from '@/core/notifications/notifications.port';
import { HttpClientKey } from '../../app-keys';

/** Notifications over the wire. */
export const notificationsHttp = new ContainerModule(({ bind }) => {
  bind(NotificationsPort)
    .toResolvedValue((http) => new NotificationApi(http), [HttpClientKey])
    .inSingletonScope();
});
