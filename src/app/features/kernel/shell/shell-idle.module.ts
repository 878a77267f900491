import { ConfigKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { PageLocationPort } from '@/core/kernel/navigation/page-location.port';
import { ClipboardPort } from '@/core/kernel/sharing/clipboard.port';
import { ShareCountsPort } from '@/core/kernel/sharing/share-counts.port';
import { ShareSheetPort } from '@/core/kernel/sharing/share-sheet.port';
import { PagePrintPort } from '@/core/kernel/shell/page-print.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { AccessKey, LoginKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SharingKey } from '@/stores/kernel/sharing/keys';
import { SharingStore } from '@/stores/kernel/sharing/sharing.store';
import { AppNudgeStore } from '@/stores/kernel/shell/app-nudge.store';
import {
  AppNudgeKey,
  ErrorReporterKey,
  FeaturesKey,
  OverlaysKey,
  PageLoaderKey,
  ShellQueryKey,
} from '@/stores/kernel/shell/keys';
import { PageLoaderStore } from '@/stores/kernel/shell/page-loader.store';
import { ShellQueryStore } from '@/stores/kernel/shell/shell-query.store';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { sharingActions } from '@/views/talk/posting/own-menu-actions';
import { PostMenuPartKey } from '@/views/talk/posting/post-menu-actions';

export const shellIdleModule = wire((provide, bind) => {
  provide(PageLoaderStore, [SchedulerPort], PageLoaderKey);
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
