import { ContainerModule } from 'inversify';
import { MemoryDevice } from '@/adapters/memory/device/memory-device';
import { MemoryNativeApp } from '@/adapters/memory/native-app/memory-native-app';
import { MemoryDocumentHead } from '@/adapters/memory/navigation/memory-document-head';
import { MemoryPageLocation } from '@/adapters/memory/navigation/memory-page-location';
import { MemoryGoogleIdentity } from '@/adapters/memory/session/memory-google-identity';
import { MemoryMicrosoftIdentity } from '@/adapters/memory/session/memory-microsoft-identity';
import { MemoryNaukriIdentity } from '@/adapters/memory/session/memory-naukri-identity';
import { MemorySessionCookies } from '@/adapters/memory/session/memory-session-cookies';
import { MemoryThemePreference } from '@/adapters/memory/shell/memory-theme-preference';
import { MemoryToasts } from '@/adapters/memory/toasts/memory-toasts';
import { MemoryBrowser, MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { MemoryStorage } from '@/adapters/memory/world/memory-storage';
import type { MemoryWorld } from '@/adapters/memory/world/memory-world';
import type { Clock } from '@/core/common/clock.port';
import { ClockPort } from '@/core/common/clock.port';
import { IdsPort } from '@/core/common/ids.port';
import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import { StoragePort, TabStoragePort } from '@/core/common/key-value-storage.port';
import type { Scheduler } from '@/core/common/scheduler.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import type { DeviceReading } from '@/core/device/device-reading.port';
import { DevicePort } from '@/core/device/device-reading.port';
import type { NativeApp } from '@/core/native-app/native-app.port';
import { NativeAppPort } from '@/core/native-app/native-app.port';
import { FULL_LOAD_SCREENS } from '@/core/native-app/page-stack.rules';
import type { DocumentHead } from '@/core/navigation/document-head.port';
import { DocumentHeadPort } from '@/core/navigation/document-head.port';
import type { PageLocation } from '@/core/navigation/page-location.port';
import { PageLocationPort } from '@/core/navigation/page-location.port';
import type { GoogleIdentity, MicrosoftIdentity } from '@/core/session/identity-provider.port';
import { GooglePort, MicrosoftPort } from '@/core/session/identity-provider.port';
import type { NaukriIdentity } from '@/core/session/naukri-identity.port';
import { NaukriPort } from '@/core/session/naukri-identity.port';
import { SessionCookiesPort } from '@/core/session/session-cookies.port';
import type { ThemePreference } from '@/core/shell/theme-preference.port';
import { ThemePreferencePort } from '@/core/shell/theme-preference.port';
import type { Toasts } from '@/core/toasts/toasts.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { ConfigKey, FirstNowKey } from '../app-keys';
import type { ClientConfig } from '../client-config';
import type { AppEnvironment } from '../create-app';

/** Parts of an app over a memory world; those not given live in memory too. */
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
  employerSiteUrl: null,
  othersScripts: [],
  isDevelopment: true,
};

/** Makes the adapters of an app over a memory world; each feature's own are in its `<feature>.memory.ts`. */
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
    // The device of a memory app has one tab.
    bind(TabStoragePort).toService(StoragePort);
    bind(DevicePort).toConstantValue(parts.device ?? new MemoryDevice());
    bind(NativeAppPort).toConstantValue(parts.nativeApp ?? new MemoryNativeApp());
    bind(ThemePreferencePort).toConstantValue(parts.theme ?? new MemoryThemePreference());
    bind(ToastsPort).toConstantValue(parts.toasts ?? new MemoryToasts());
    bind(DocumentHeadPort).toConstantValue(parts.head ?? new MemoryDocumentHead());
    bind(PageLocationPort).toConstantValue(parts.location ?? new MemoryPageLocation());
    bind(SessionCookiesPort).toConstantValue(new MemorySessionCookies(browser));
    bind(GooglePort).toConstantValue({ identity: parts.google ?? new MemoryGoogleIdentity(ANYBODY) });
    bind(MicrosoftPort).toConstantValue({ identity: parts.microsoft ?? new MemoryMicrosoftIdentity(ANYBODY) });
    bind(NaukriPort).toConstantValue({ identity: parts.naukri ?? new MemoryNaukriIdentity(ANYBODY) });
  });
  return { module, adaptersOf: memoryAdaptersOf };
}

/** Features without ports of their own have no memory adapters. */
async function memoryAdaptersOf(feature: string): Promise<ContainerModule> {
  const { adapters }: { readonly adapters: ContainerModule } = await import(
    `../features/${feature}/${feature}.memory.ts`
  );
  return adapters;
}

/** The account that the providers in memory sign in by default. */
const ANYBODY = { name: 'Tara Joshi', email: 'tara@people.example' };
