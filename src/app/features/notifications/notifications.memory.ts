import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryNotifications } from '@/adapters/memory/memory-notifications';
import { NotificationsPort } from '@/core/notifications/notifications.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(NotificationsPort)
    .toResolvedValue((browser) => new MemoryNotifications(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
