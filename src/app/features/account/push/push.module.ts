import { WindowPush } from '@/adapters/browser/window-push';
import { WindowVisibility } from '@/adapters/browser/window-visibility';
import { PushApi } from '@/adapters/http/generated/push/push';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { PageVisibilityPort } from '@/core/account/push/page-visibility.port';
import { PushBrowserPort } from '@/core/account/push/push-browser.port';
import { PushDevicesPort } from '@/core/account/push/push-devices.port';
import { TurnPushOff } from '@/core/account/push/turn-push-off.use-case';
import { TurnPushOn } from '@/core/account/push/turn-push-on.use-case';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { PushKey, PushPromptKey } from '@/stores/account/push/keys';
import { PushStore } from '@/stores/account/push/push.store';
import { PushPromptStore } from '@/stores/account/push/push-prompt.store';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { OverlaysKey } from '@/stores/kernel/shell/keys';

export const pushAdapters = wire((provide, bind) => {
  provide(PushApi, [HttpClientKey], PushDevicesPort);
  bind(PushBrowserPort)
    .toDynamicValue(() => new WindowPush(() => window))
    .inSingletonScope();
  bind(PageVisibilityPort)
    .toDynamicValue(() => new WindowVisibility(() => window))
    .inSingletonScope();
});

export const pushModule = wire((provide, bind) => {
  provide(TurnPushOn, [PushBrowserPort, PushDevicesPort]);
  provide(TurnPushOff, [PushBrowserPort, PushDevicesPort]);
  bind(PushKey)
    .toResolvedValue(
      (on, off, browser, storage, device, clock, session) =>
        new PushStore({ on, off }, { browser, storage, device, clock }, session),
      [TurnPushOn, TurnPushOff, PushBrowserPort, StoragePort, DevicePort, ClockPort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(PushKey);
  bind(PushPromptKey)
    .toResolvedValue(
      (visibility, storage, scheduler, clock, push, session, overlays) =>
        new PushPromptStore({ visibility, storage, scheduler, clock }, { push, session, overlays }),
      [PageVisibilityPort, StoragePort, SchedulerPort, ClockPort, PushKey, SessionKey, OverlaysKey],
    )
    .inSingletonScope();
});
