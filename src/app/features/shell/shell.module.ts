import { ContainerModule } from 'inversify';
import { ConfigKey, FirstNowKey } from '@/app/app-keys';
import { ClockPort } from '@/core/common/clock.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { isNative } from '@/core/device/device';
import { DevicePort } from '@/core/device/device-reading.port';
import { ScreensKey } from '@/core/navigation/screens';
import { ThemePreferencePort } from '@/core/shell/theme-preference.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { ErrorLogPort } from '@/core/tracking/error-log.port';
import { ErrorReporter } from '@/core/tracking/error-reporter';
import { Occurrences } from '@/core/tracking/occurrences';
import { hostsOf } from '@/core/tracking/others-scripts.rules';
import { CallFailuresStore } from '@/stores/failed-calls/call-failures.store';
import { CallFailuresKey } from '@/stores/failed-calls/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { NavigationStore } from '@/stores/navigation/navigation.store';
import { SessionKey } from '@/stores/session/keys';
import { ClockStore } from '@/stores/shell/clock.store';
import {
  BrandKey,
  ClockStoreKey,
  ErrorReporterKey,
  FeaturesKey,
  OccurrencesKey,
  OthersHostsKey,
  ThemeKey,
} from '@/stores/shell/keys';
import { ThemeStore } from '@/stores/shell/theme.store';

/** The frame: navigation, time and errors. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(NavigationKey)
    .toResolvedValue(
      (screens, device, { appFullLoads }) =>
        new NavigationStore(screens, new Set(isNative(device.current()) ? appFullLoads : [])),
      [ScreensKey, DevicePort, ConfigKey],
    )
    .inSingletonScope();
  bind(OthersHostsKey)
    .toResolvedValue(({ othersScripts }) => hostsOf(othersScripts), [ConfigKey])
    .inSingletonScope();
  bind(BrandKey)
    .toResolvedValue(({ brand }) => brand, [ConfigKey])
    .inSingletonScope();
  bind(ClockStoreKey)
    .toResolvedValue(
      (clock, scheduler, first) => new ClockStore(clock, scheduler, first.now),
      [ClockPort, SchedulerPort, FirstNowKey],
    )
    .inSingletonScope();
  bind(ThemeKey)
    .toResolvedValue((preference) => new ThemeStore(preference), [ThemePreferencePort])
    .inSingletonScope();
  bind(ErrorReporterKey)
    .toResolvedValue(
      (log, device, { release }, navigation) =>
        new ErrorReporter(log, device, () => ({ release, screen: navigation.match?.screen ?? 'NotFound' })),
      [ErrorLogPort, DevicePort, ConfigKey, NavigationKey],
    )
    .inSingletonScope();
  bind(OccurrencesKey)
    .toResolvedValue((clock) => new Occurrences(() => clock.now()), [ClockPort])
    .inSingletonScope();
  bind(CallFailuresKey)
    .toResolvedValue(
      (reporter, occurrences, toasts, session, navigation, scheduler, features) =>
        new CallFailuresStore(reporter, occurrences, toasts, session, navigation, scheduler, features),
      [ErrorReporterKey, OccurrencesKey, ToastsPort, SessionKey, NavigationKey, SchedulerPort, FeaturesKey],
    )
    .inSingletonScope();
});
