import { ContainerModule } from 'inversify';
import { MemoryPushBrowser } from '@/adapters/memory/account/push/memory-push-browser';
import { MemoryPushDevices } from '@/adapters/memory/account/push/memory-push-devices';
import { MemoryVisibility } from '@/adapters/memory/account/push/memory-visibility';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { PageVisibilityPort } from '@/core/account/push/page-visibility.port';
import { PushBrowserPort } from '@/core/account/push/push-browser.port';
import { PushDevicesPort } from '@/core/account/push/push-devices.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(PushDevicesPort)
    .toResolvedValue((browser) => new MemoryPushDevices(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PushBrowserPort).toConstantValue(new MemoryPushBrowser());
  bind(PageVisibilityPort).toConstantValue(new MemoryVisibility());
});
