import { ContainerModule } from 'inversify';
import type { ScreenName } from '@/core/shell/screens';
import { createScreens } from '@/core/shell/screens';
import { NotificationsStore } from '@/stores/notifications/notifications.store';
import { ComposerStore } from '@/stores/posting/composer.store';
import { LoginStore } from '@/stores/session/login.store';
import { SessionStore } from '@/stores/session/session.store';
import { AppNudgeStore } from '@/stores/shell/app-nudge.store';
import { CallFailuresStore } from '@/stores/shell/call-failures.store';
import { ClockStore } from '@/stores/shell/clock.store';
import { ErrorReporter } from '@/stores/shell/error-reporter';
import { NavigationStore } from '@/stores/shell/navigation.store';
import { OverlayStore } from '@/stores/shell/overlay.store';
import { PageLoaderStore } from '@/stores/shell/page-loader.store';
import { SharingStore } from '@/stores/shell/sharing.store';
import { ShellQueryStore } from '@/stores/shell/shell-query.store';
import { ThemeStore } from '@/stores/shell/theme.store';
import {
  AccessToken,
  ClipboardToken,
  ClockToken,
  ConfigToken,
  DeviceToken,
  ErrorLogToken,
  FirstNowToken,
  PageLocationToken,
  SchedulerToken,
  StorageToken,
  ThemePreferenceToken,
  ToastsToken,
} from '../tokens';

/** The screens that exist; a later feature adds its own here and in routes.tsx. */
const AVAILABLE: readonly ScreenName[] = ['HomeScreen', 'Post', 'Session'];

function screensOf(isDevelopment: boolean): ReadonlySet<ScreenName> {
  return new Set(isDevelopment ? [...AVAILABLE, 'Design'] : AVAILABLE);
}

/** The frame: navigation, time, toasts, errors, nudges. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(NavigationStore)
    .toResolvedValue(({ isDevelopment }) => new NavigationStore(createScreens(screensOf(isDevelopment))), [ConfigToken])
    .inSingletonScope();
  bind(ClockStore)
    .toResolvedValue(
      (clock, scheduler, first) => new ClockStore(clock, scheduler, first.now),
      [ClockToken, SchedulerToken, FirstNowToken],
    )
    .inSingletonScope();
  bind(OverlayStore)
    .toResolvedValue((storage) => new OverlayStore(storage), [StorageToken])
    .inSingletonScope();
  bind(PageLoaderStore)
    .toResolvedValue((scheduler) => new PageLoaderStore(scheduler), [SchedulerToken])
    .inSingletonScope();
  bind(AppNudgeStore)
    .toResolvedValue(
      (scheduler, device, overlays) => new AppNudgeStore(scheduler, device, overlays),
      [SchedulerToken, DeviceToken, OverlayStore],
    )
    .inSingletonScope();
  bind(ThemeStore)
    .toResolvedValue((preference) => new ThemeStore(preference), [ThemePreferenceToken])
    .inSingletonScope();
  bind(ErrorReporter)
    .toResolvedValue((log, device) => new ErrorReporter(log, device), [ErrorLogToken, DeviceToken])
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
  bind(CallFailuresStore)
    .toResolvedValue(
      (reporter, toasts, session, navigation) => new CallFailuresStore(reporter, toasts, session, navigation),
      [ErrorReporter, ToastsToken, SessionStore, NavigationStore],
    )
    .inSingletonScope();
});
