import { ContainerModule } from 'inversify';
import { ConfigKey } from '@/app/app-keys';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { ClipboardPort } from '@/core/shell/clipboard.port';
import { DevicePort } from '@/core/shell/device-reading.port';
import { PageLocationPort } from '@/core/shell/page-location.port';
import { ToastsPort } from '@/core/shell/toasts.port';
import { AccessKey, LoginKey } from '@/stores/session/keys';
import { AppNudgeStore } from '@/stores/shell/app-nudge.store';
import {
  AppNudgeKey,
  ErrorReporterKey,
  FeaturesKey,
  NavigationKey,
  OverlaysKey,
  PageLoaderKey,
  SharingKey,
  ShellQueryKey,
} from '@/stores/shell/keys';
import { PageLoaderStore } from '@/stores/shell/page-loader.store';
import { SharingStore } from '@/stores/shell/sharing.store';
import { ShellQueryStore } from '@/stores/shell/shell-query.store';

export const shellIdleModule = new ContainerModule(({ bind }) => {
  bind(PageLoaderKey)
    .toResolvedValue((scheduler) => new PageLoaderStore(scheduler), [SchedulerPort])
    .inSingletonScope();
  bind(AppNudgeKey)
    .toResolvedValue(
      (scheduler, device, overlays) => new AppNudgeStore(scheduler, device, overlays),
      [SchedulerPort, DevicePort, OverlaysKey],
    )
    .inSingletonScope();
  bind(SharingKey)
    .toResolvedValue(
      ({ origin }, clipboard, toasts, reporter) => new SharingStore(origin, clipboard, toasts, reporter),
      [ConfigKey, ClipboardPort, ToastsPort, ErrorReporterKey],
    )
    .inSingletonScope();
  bind(ShellQueryKey)
    .toResolvedValue(
      (location, device, toasts, navigation, access, login, features) =>
        new ShellQueryStore({ location, device, toasts }, { navigation, access, login, features }),
      [PageLocationPort, DevicePort, ToastsPort, NavigationKey, AccessKey, LoginKey, FeaturesKey],
    )
    .inSingletonScope();
});
