import { ContainerModule } from 'inversify';
import { WindowPush } from '@/adapters/browser/window-push';
import { WindowVisibility } from '@/adapters/browser/window-visibility';
import { PushApi } from '@/adapters/http/generated/push/push';
import { PageVisibilityPort } from '@/core/push/page-visibility.port';
import { PushBrowserPort } from '@/core/push/push-browser.port';
import { PushDevicesPort } from '@/core/push/push-devices.port';
import { HttpClientKey } from '../../app-keys';

/** Push over the wire, and the browser's own. */
export const pushAdapters = new ContainerModule(({ bind }) => {
  bind(PushDevicesPort)
    .toResolvedValue((http) => new PushApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(PushBrowserPort)
    .toDynamicValue(() => new WindowPush(() => window))
    .inSingletonScope();
  bind(PageVisibilityPort)
    .toDynamicValue(() => new WindowVisibility(() => window))
    .inSingletonScope();
});
