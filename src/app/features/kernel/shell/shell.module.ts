import { TrackingApi } from '@/adapters/http/generated/log/tracking';
import { ConfigKey, FirstNowKey, HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { isNative } from '@/core/kernel/device/device';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { FailedCallsPort } from '@/core/kernel/failed-calls/failed-calls.port';
import { ScreensKey } from '@/core/kernel/navigation/screens';
import { ThemePreferencePort } from '@/core/kernel/shell/theme-preference.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ErrorLogPort } from '@/core/kernel/tracking/error-log.port';
import { ErrorReporter } from '@/core/kernel/tracking/error-reporter';
import { Occurrences } from '@/core/kernel/tracking/occurrences';
import { hostsOf } from '@/core/kernel/tracking/third-party-scripts.rules';
import { SessionKey } from '@/stores/account/session/keys';
import { CallFailuresStore } from '@/stores/kernel/failed-calls/call-failures.store';
import { CallFailuresKey } from '@/stores/kernel/failed-calls/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import { ClockStore } from '@/stores/kernel/shell/clock.store';
import {
  BrandKey,
  ClockStoreKey,
  ErrorReporterKey,
  FeaturesKey,
  OccurrencesKey,
  OthersHostsKey,
  ThemeKey,
} from '@/stores/kernel/shell/keys';
import { ThemeStore } from '@/stores/kernel/shell/theme.store';

export const shellAdapters = wire((provide, bind) => {
  bind(FailedCallsPort).toService(HttpClientKey);
  provide(TrackingApi, [HttpClientKey], ErrorLogPort);
});

export const shellModule = wire((provide, bind) => {
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
  provide(ThemeStore, [ThemePreferencePort], ThemeKey);
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
  provide(
    CallFailuresStore,
    [ErrorReporterKey, OccurrencesKey, ToastsPort, SessionKey, NavigationKey, SchedulerPort, FeaturesKey],
    CallFailuresKey,
  );
});
