import { ContainerModule } from 'inversify';
import { MemoryGoogleIdentity } from '@/adapters/memory/account/session/memory-google-identity';
import { MemoryMicrosoftIdentity } from '@/adapters/memory/account/session/memory-microsoft-identity';
import { MemoryNaukriIdentity } from '@/adapters/memory/account/session/memory-naukri-identity';
import { MemorySessionCookies } from '@/adapters/memory/account/session/memory-session-cookies';
import { MemoryDevice } from '@/adapters/memory/kernel/device/memory-device';
import { MemoryNativeApp } from '@/adapters/memory/kernel/native-app/memory-native-app';
import { MemoryDocumentHead } from '@/adapters/memory/kernel/navigation/memory-document-head';
import { MemoryPageLocation } from '@/adapters/memory/kernel/navigation/memory-page-location';
import { MemoryThemePreference } from '@/adapters/memory/kernel/shell/memory-theme-preference';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { MemoryPageMeasuring } from '@/adapters/memory/kernel/tracking/memory-page-measuring';
import { MemoryPageScripts } from '@/adapters/memory/kernel/tracking/memory-page-scripts';
import { MemoryScriptErrors } from '@/adapters/memory/kernel/tracking/memory-script-errors';
import { MemoryTrackingOptOut } from '@/adapters/memory/kernel/tracking/memory-tracking-opt-out';
import { MemoryBrowser, MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { GoogleIdentity, MicrosoftIdentity } from '@/core/account/session/identity-provider.port';
import { GooglePort, MicrosoftPort } from '@/core/account/session/identity-provider.port';
import type { NaukriIdentity } from '@/core/account/session/naukri-identity.port';
import { NaukriPort } from '@/core/account/session/naukri-identity.port';
import { SessionCookiesPort } from '@/core/account/session/session-cookies.port';
import type { Clock } from '@/core/kernel/common/clock.port';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { IdsPort } from '@/core/kernel/common/ids.port';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { StoragePort, TabStoragePort } from '@/core/kernel/common/key-value-storage.port';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import type { NativeApp } from '@/core/kernel/native-app/native-app.port';
import { NativeAppPort } from '@/core/kernel/native-app/native-app.port';
import { FULL_LOAD_SCREENS } from '@/core/kernel/native-app/page-stack.rules';
import type { DocumentHead } from '@/core/kernel/navigation/document-head.port';
import { DocumentHeadPort } from '@/core/kernel/navigation/document-head.port';
import type { PageLocation } from '@/core/kernel/navigation/page-location.port';
import { PageLocationPort } from '@/core/kernel/navigation/page-location.port';
import type { ThemePreference } from '@/core/kernel/shell/theme-preference.port';
import { ThemePreferencePort } from '@/core/kernel/shell/theme-preference.port';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { PageMeasuringPort } from '@/core/kernel/tracking/page-measuring.port';
import { PageScriptsPort } from '@/core/kernel/tracking/page-scripts.port';
import { ScriptErrorsPort } from '@/core/kernel/tracking/script-errors.port';
import { TrackingOptOutPort } from '@/core/kernel/tracking/tracking-opt-out.port';
import { ConfigKey, FirstNowKey } from '../app-keys';
import type { ClientConfig } from '../client-config';
import type { AppEnvironment } from '../create-app';
import { memoryPorts } from './memory-ports';

export interface MemoryEnvironmentParts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly browser?: MemoryBrowser;
  readonly config?: ClientConfig;
  readonly storage?: KeyValueStorage;
  readonly toasts?: Toasts;
  readonly location?: PageLocation;
  readonly device?: DeviceReading;
  readonly nativeApp?: NativeApp;
  readonly theme?: ThemePreference;
  readonly head?: DocumentHead;
  readonly google?: GoogleIdentity;
  readonly microsoft?: MicrosoftIdentity;
  readonly naukri?: NaukriIdentity;
}

/** The configuration of an app without a server. */
export const MEMORY_CONFIG: ClientConfig = {
  brand: 'Tarakki',
  origin: 'http://localhost',
  serviceBases: {},
  google: null,
  microsoft: null,
  linkedin: true,
  naukri: null,
  release: '0.1.0',
  appUrl: null,
  appFullLoads: FULL_LOAD_SCREENS,
  hasTextModel: true,
  employerSiteUrl: null,
  othersScripts: [],
  isDevelopment: true,
};

export function memoryEnvironment(world: MemoryWorld, parts: MemoryEnvironmentParts): AppEnvironment {
  const browser = parts.browser ?? new MemoryBrowser(world);
  const module = new ContainerModule(({ bind }) => {
    bind(MemoryBrowserKey).toConstantValue(browser);
    bind(ConfigKey).toConstantValue(parts.config ?? MEMORY_CONFIG);
    bind(FirstNowKey).toConstantValue({ now: null });
    bind(ClockPort).toConstantValue(parts.clock);
    bind(SchedulerPort).toConstantValue(parts.scheduler);
    bind(IdsPort).toConstantValue(world.ids);
    bind(StoragePort).toConstantValue(parts.storage ?? new MemoryStorage());
    // A memory app's device has one tab.
    bind(TabStoragePort).toService(StoragePort);
    bind(DevicePort).toConstantValue(parts.device ?? new MemoryDevice());
    bind(NativeAppPort).toConstantValue(parts.nativeApp ?? new MemoryNativeApp());
    bind(ThemePreferencePort).toConstantValue(parts.theme ?? new MemoryThemePreference());
    bind(PageMeasuringPort).toConstantValue(new MemoryPageMeasuring());
    bind(TrackingOptOutPort).toConstantValue(new MemoryTrackingOptOut());
    bind(ScriptErrorsPort).toConstantValue(new MemoryScriptErrors());
    bind(PageScriptsPort).toConstantValue(new MemoryPageScripts());
    bind(ToastsPort).toConstantValue(parts.toasts ?? new MemoryToasts());
    bind(DocumentHeadPort).toConstantValue(parts.head ?? new MemoryDocumentHead());
    bind(PageLocationPort).toConstantValue(parts.location ?? new MemoryPageLocation());
    bind(SessionCookiesPort).toConstantValue(new MemorySessionCookies(browser));
    bind(GooglePort).toConstantValue({ identity: parts.google ?? new MemoryGoogleIdentity(ANYBODY) });
    bind(MicrosoftPort).toConstantValue({ identity: parts.microsoft ?? new MemoryMicrosoftIdentity(ANYBODY) });
    bind(NaukriPort).toConstantValue({ identity: parts.naukri ?? new MemoryNaukriIdentity(ANYBODY) });
  });
  return { module, adapters: memoryPorts };
}

const ANYBODY = { name: 'Tara Joshi', email: 'tara@people.example' };
