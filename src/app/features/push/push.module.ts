import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { DevicePort } from '@/core/device/device-reading.port';
import { PageVisibilityPort } from '@/core/push/page-visibility.port';
import { PushBrowserPort } from '@/core/push/push-browser.port';
import { PushDevicesPort } from '@/core/push/push-devices.port';
import { TurnPushOff } from '@/core/push/turn-push-off.use-case';
import { TurnPushOn } from '@/core/push/turn-push-on.use-case';
import { PersonalKey } from '@/stores/common/personal';
import { PushKey, PushPromptKey } from '@/stores/push/keys';
import { PushStore } from '@/stores/push/push.store';
import { PushPromptStore } from '@/stores/push/push-prompt.store';
import { SessionKey } from '@/stores/session/keys';
import { OverlaysKey } from '@/stores/shell/keys';

export const pushModule = new ContainerModule(({ bind }) => {
  bind(TurnPushOn)
    .toResolvedValue((browser, devices) => new TurnPushOn(browser, devices), [PushBrowserPort, PushDevicesPort])
    .inSingletonScope();
  bind(TurnPushOff)
    .toResolvedValue((browser, devices) => new TurnPushOff(browser, devices), [PushBrowserPort, PushDevicesPort])
    .inSingletonScope();
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
