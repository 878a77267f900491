import { WindowPush } from '@/adapters/browser/window-push';
import { WindowVisibility } from '@/adapters/browser/window-visibility';
import { PushApi } from '@/adapters/http/generated/push/push';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { PageVisibilityPort } from '@/core/account/push/page-visibility.port';
import { PushBrowserPort } from '@/core/account/push/push-browser.port';
import { PushDevicesPort } from '@/core/account/push/push-devices.port';

export const pushAdapters = wire((provide, bind) => {
  provide(PushApi, [HttpClientKey], PushDevicesPort);
  bind(PushBrowserPort)
    .toDynamicValue(() => new WindowPush(() => window))
    .inSingletonScope();
  bind(PageVisibilityPort)
    .toDynamicValue(() => new WindowVisibility(() => window))
    .inSingletonScope();
});
