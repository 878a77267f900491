import { ContainerModule } from 'inversify';
import { ConfigKey } from '@/app/app-keys';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { DevicePort } from '@/core/device/device-reading.port';
import { PageLocationPort } from '@/core/navigation/page-location.port';
import { ClipboardPort } from '@/core/sharing/clipboard.port';
import { ShareCountsPort } from '@/core/sharing/share-counts.port';
import { ShareSheetPort } from '@/core/sharing/share-sheet.port';
import { PagePrintPort } from '@/core/shell/page-print.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { NavigationKey } from '@/stores/navigation/keys';
import { NotificationsKey } from '@/stores/notifications/keys';
import { ComposerKey } from '@/stores/posting/keys';
import { AccessKey, LoginKey } from '@/stores/session/keys';
import { SharingKey } from '@/stores/sharing/keys';
import { SharingStore } from '@/stores/sharing/sharing.store';
import { AppNudgeStore } from '@/stores/shell/app-nudge.store';
import {
  AppNudgeKey,
  ErrorReporterKey,
  FeaturesKey,
  OverlaysKey,
  PageLoaderKey,
  ShellQueryKey,
} from '@/stores/shell/keys';
import { PageLoaderStore } from '@/stores/shell/page-loader.store';
import { ShellQueryStore } from '@/stores/shell/shell-query.store';
import { sharingActions } from '@/views/posting/own-menu-actions';
import { PostMenuPartKey } from '@/views/posting/post-menu-actions';

export const shellIdleModule = new ContainerModule(({ bind }) => {
  bind(PageLoaderKey)
    .toResolvedValue((scheduler) => new PageLoaderStore(scheduler), [SchedulerPort])
    .inSingletonScope();
  bind(AppNudgeKey)
    .toResolvedValue(
      ({ appUrl }, scheduler, device, overlays) => new AppNudgeStore(appUrl, scheduler, device, overlays),
      [ConfigKey, SchedulerPort, DevicePort, OverlaysKey],
    )
    .inSingletonScope();
  bind(SharingKey)
    .toResolvedValue(
      ({ origin }, sheet, clipboard, counts, toasts, printer, reporter) =>
        new SharingStore(origin, { sheet, clipboard, counts, toasts, printer, reporter }),
      [ConfigKey, ShareSheetPort, ClipboardPort, ShareCountsPort, ToastsPort, PagePrintPort, ErrorReporterKey],
    )
    .inSingletonScope();
  bind(PostMenuPartKey)
    .toResolvedValue((sharing) => sharingActions(sharing), [SharingKey])
    .inSingletonScope();
  bind(ShellQueryKey)
    .toResolvedValue(
      (location, device, toasts, navigation, access, login, features) =>
        new ShellQueryStore(
          { location, device, toasts },
          {
            navigation,
            access,
            login,
            doers: {
              askToPost: (opening) => void features.ask(ComposerKey, (composer) => composer.ask(opening)),
              openNotifications: () => void features.ask(NotificationsKey, ({ open }) => open()),
              markNotification: (id) => void features.ask(NotificationsKey, ({ markActedOn }) => void markActedOn(id)),
              openPushMessage: (key) => void features.ask(NotificationsKey, ({ pushClicked }) => void pushClicked(key)),
            },
          },
        ),
      [PageLocationPort, DevicePort, ToastsPort, NavigationKey, AccessKey, LoginKey, FeaturesKey],
    )
    .inSingletonScope();
});
