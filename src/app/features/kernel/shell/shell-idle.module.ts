import type { Container } from 'inversify';
import { AppShareSheet } from '@/adapters/browser/app-share-sheet';
import { HotToasts } from '@/adapters/browser/hot-toasts';
import { HtmlDocumentHead } from '@/adapters/browser/html-document-head';
import { NavigatorClipboard } from '@/adapters/browser/navigator-clipboard';
import { NavigatorShareSheet } from '@/adapters/browser/navigator-share-sheet';
import { WaitingToastsKey } from '@/adapters/browser/waiting-toasts';
import { WindowPrint } from '@/adapters/browser/window-print';
import { SharingApi } from '@/adapters/http/generated/feed/sharing';
import { ConfigKey, HttpClientKey, WindowKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { isNative } from '@/core/kernel/device/device';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { NativeAppPort } from '@/core/kernel/native-app/native-app.port';
import { DocumentHeadPort } from '@/core/kernel/navigation/document-head.port';
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

export const shellIdleAdapters = wire((provide, bind) => {
  bind(ClipboardPort)
    .toResolvedValue((window) => new NavigatorClipboard(window.navigator), [WindowKey])
    .inSingletonScope();
  bind(ShareSheetPort)
    .toResolvedValue(
      (window, device, app) => {
        const sheet = new NavigatorShareSheet(window);
        return isNative(device.current()) ? new AppShareSheet(app, sheet) : sheet;
      },
      [WindowKey, DevicePort, NativeAppPort],
    )
    .inSingletonScope();
  provide(WindowPrint, [WindowKey], PagePrintPort);
  provide(SharingApi, [HttpClientKey], ShareCountsPort);
  bind(DocumentHeadPort)
    .toResolvedValue((window, { origin }) => new HtmlDocumentHead(window.document, origin), [WindowKey, ConfigKey])
    .inSingletonScope();
});

export function showWaitingToasts(container: Container): void {
  if (!container.isBound(WaitingToastsKey)) return;
  const waiting = container.get(WaitingToastsKey);
  waiting.attach(new HotToasts(waiting.toasterId));
}

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
