import { MemoryPushBrowser } from '@/adapters/memory/account/push/memory-push-browser';
import { MemoryPushDevices } from '@/adapters/memory/account/push/memory-push-devices';
import { MemoryVisibility } from '@/adapters/memory/account/push/memory-visibility';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { wire } from '@/app/wire';
import { PageVisibilityPort } from '@/core/account/push/page-visibility.port';
import { PushBrowserPort } from '@/core/account/push/push-browser.port';
import { PushDevicesPort } from '@/core/account/push/push-devices.port';

export const adapters = wire((provide, bind) => {
  provide(MemoryPushDevices, [MemoryBrowserKey], PushDevicesPort);
  bind(PushBrowserPort).toConstantValue(new MemoryPushBrowser());
  bind(PageVisibilityPort).toConstantValue(new MemoryVisibility());
});
