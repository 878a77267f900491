import { ContainerModule } from 'inversify';
import { ErrorReporter } from '@/core/tracking/error-reporter';
import { NotificationsStore } from '@/stores/notifications/notifications.store';
import { ComposerStore } from '@/stores/posting/composer.store';
import { LoginStore } from '@/stores/session/login.store';
import { AppNudgeStore } from '@/stores/shell/app-nudge.store';
import { NavigationStore } from '@/stores/shell/navigation.store';
import { OverlayStore } from '@/stores/shell/overlay.store';
import { PageLoaderStore } from '@/stores/shell/page-loader.store';
import { SharingStore } from '@/stores/shell/sharing.store';
import { ShellQueryStore } from '@/stores/shell/shell-query.store';
import {
  AccessToken,
  ClipboardToken,
  ConfigToken,
  DeviceToken,
  PageLocationToken,
  SchedulerToken,
  ToastsToken,
} from '../tokens';

/** What the frame does once the first view stands: nudges, the page loader, sharing, what an address asks. Deferred. */
export const shellDeferredModule = new ContainerModule(({ bind }) => {
  bind(PageLoaderStore)
    .toResolvedValue((scheduler) => new PageLoaderStore(scheduler), [SchedulerToken])
    .inSingletonScope();
  bind(AppNudgeStore)
    .toResolvedValue(
      (scheduler, device, overlays) => new AppNudgeStore(scheduler, device, overlays),
      [SchedulerToken, DeviceToken, OverlayStore],
    )
    .inSingletonScope();
  bind(SharingStore)
    .toResolvedValue(
      ({ origin }, clipboard, toasts, reporter) => new SharingStore(origin, clipboard, toasts, reporter),
      [ConfigToken, ClipboardToken, ToastsToken, ErrorReporter],
    )
    .inSingletonScope();
  bind(ShellQueryStore)
    .toResolvedValue(
      (location, device, toasts, navigation, access, login, composer, notifications) =>
        new ShellQueryStore({ location, device, toasts }, { navigation, access, login, composer, notifications }),
      [
        PageLocationToken,
        DeviceToken,
        ToastsToken,
        NavigationStore,
        AccessToken,
        LoginStore,
        ComposerStore,
        NotificationsStore,
      ],
    )
    .inSingletonScope();
});
