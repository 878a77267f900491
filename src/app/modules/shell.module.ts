import { ContainerModule } from 'inversify';
import type { ScreenName } from '@/core/shell/screens';
import { createScreens } from '@/core/shell/screens';
import { ErrorReporter } from '@/core/tracking/error-reporter';
import { SessionStore } from '@/stores/session/session.store';
import { CallFailuresStore } from '@/stores/shell/call-failures.store';
import { ClockStore } from '@/stores/shell/clock.store';
import { NavigationStore } from '@/stores/shell/navigation.store';
import { OverlayStore } from '@/stores/shell/overlay.store';
import { ThemeStore } from '@/stores/shell/theme.store';
import {
  ClockToken,
  ConfigToken,
  DeviceToken,
  ErrorLogToken,
  FirstNowToken,
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

/** The frame: navigation, time, errors and the budget of what shows unasked. */
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
  bind(ThemeStore)
    .toResolvedValue((preference) => new ThemeStore(preference), [ThemePreferenceToken])
    .inSingletonScope();
  bind(ErrorReporter)
    .toResolvedValue((log, device) => new ErrorReporter(log, device), [ErrorLogToken, DeviceToken])
    .inSingletonScope();
  bind(CallFailuresStore)
    .toResolvedValue(
      (reporter, toasts, session, navigation) => new CallFailuresStore(reporter, toasts, session, navigation),
      [ErrorReporter, ToastsToken, SessionStore, NavigationStore],
    )
    .inSingletonScope();
});
