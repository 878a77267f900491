import { MemoryDevice } from '@/adapters/memory/kernel/device/memory-device';
import { MemoryNativeApp } from '@/adapters/memory/kernel/native-app/memory-native-app';
import type { MemoryRealtime } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { MemoryRealtimeKey } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import type { MemoryLine } from '@/adapters/memory/kernel/world/memory-line';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { App } from '@/app/app';
import type { ClientConfig } from '@/app/client-config';
import { createApp } from '@/app/create-app';
import { MEMORY_CONFIG, memoryEnvironment } from '@/app/environments/memory';
import type { GoogleIdentity, MicrosoftIdentity } from '@/core/account/session/identity-provider.port';
import type { NaukriIdentity } from '@/core/account/session/naukri-identity.port';
import type { Device } from '@/core/kernel/device/device';
import type { DocumentHead } from '@/core/kernel/navigation/document-head.port';
import type { PageLocation } from '@/core/kernel/navigation/page-location.port';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import type { HistoryAction } from '@/stores/kernel/navigation/navigation.store';
import type { StoreOf } from '@/views/kernel/common/use-store';
import { aMemoryUser } from './a-memory-user';
import { requestCheck } from './request-check';

export type Viewer = 'guest' | 'newcomer' | 'reader' | 'writer';

export interface MemoryAppOptions {
  readonly as?: Viewer;
  readonly address?: string;
  readonly device?: Partial<Device>;
  readonly storage?: MemoryStorage;
  readonly world?: MemoryWorld;
  readonly me?: MemoryUser;
  readonly toasts?: Toasts;
  readonly head?: DocumentHead;
  readonly google?: GoogleIdentity;
  readonly microsoft?: MicrosoftIdentity;
  readonly naukri?: NaukriIdentity;
  readonly config?: Partial<ClientConfig>;
  readonly isCrawler?: boolean;
  readonly now?: number;
}

export interface MemoryApp {
  readonly app: App;
  readonly store: StoreOf;
  readonly world: MemoryWorld;
  readonly browser: MemoryBrowser;
  readonly line: MemoryLine;
  readonly time: ManualTime;
  readonly toasts: MemoryToasts;
  readonly storage: MemoryStorage;
  readonly location: AddressBar;
  readonly device: MemoryDevice;
  readonly nativeApp: MemoryNativeApp;
  readonly realtime: MemoryRealtime;
  readonly me: MemoryUser;
  settle(): Promise<void>;
}

export class AddressBar implements PageLocation {
  readonly entries: string[];
  readonly loads: string[] = [];

  constructor(address: string) {
    this.entries = [address];
  }

  current(): string {
    return this.entries.at(-1) ?? '/';
  }

  assign(to: string): void {
    this.entries.push(to);
    this.loads.push(to);
  }

  reload(): void {
    this.loads.push(this.current());
  }
}

export async function startMemoryApp(options: MemoryAppOptions = {}): Promise<MemoryApp> {
  const time = new ManualTime(options.now);
  const world = options.world ?? createDemoWorld(time, new CountingIds(), requestCheck);
  const browser = new MemoryBrowser(world, options.isCrawler);
  const me = options.me ?? addUser(world, options.as ?? 'guest');
  if ((options.as ?? 'guest') !== 'guest') browser.signIn(me);
  browser.authType = null;
  const storage = options.storage ?? new MemoryStorage();
  const toasts = new MemoryToasts();
  const device = new MemoryDevice(options.device);
  const nativeApp = new MemoryNativeApp();
  const location = new AddressBar(options.address ?? '/');
  const app = await createApp(
    memoryEnvironment(world, {
      clock: time,
      scheduler: time,
      browser,
      storage,
      toasts: options.toasts ?? toasts,
      location,
      device,
      nativeApp,
      config: { ...MEMORY_CONFIG, ...options.config },
      ...(options.head === undefined ? {} : { head: options.head }),
      ...(options.google === undefined ? {} : { google: options.google }),
      ...(options.microsoft === undefined ? {} : { microsoft: options.microsoft }),
      ...(options.naukri === undefined ? {} : { naukri: options.naukri }),
    }),
  );
  const arrive = (arrival: HistoryAction) => {
    const { pathname, search } = new URL(location.current(), 'http://localhost');
    void app.arrive(pathname, search, arrival);
  };
  app.store(NavigationKey).attach({
    push: (to) => {
      location.entries.push(to);
      arrive('PUSH');
    },
    replace: (to) => {
      location.entries.splice(-1, 1, to);
      arrive('REPLACE');
    },
    back: () => {
      location.entries.pop();
      arrive('POP');
    },
  });
  const { pathname, search } = new URL(location.current(), 'http://localhost');
  await app.prepare(pathname, search);
  await app.start();
  await settled();
  const { line } = browser;
  const { store } = app;
  const realtime = store(MemoryRealtimeKey);
  return {
    app,
    store,
    world,
    browser,
    line,
    time,
    toasts,
    storage,
    location,
    device,
    nativeApp,
    realtime,
    me,
    settle: settled,
  };
}

function addUser(world: MemoryWorld, viewer: Viewer): MemoryUser {
  const isReader = viewer === 'reader' || viewer === 'writer';
  const isWriter = viewer === 'writer' || viewer === 'guest';
  return aMemoryUser(world, { isReader, isWriter, userName: isWriter ? 'FilterKaapi' : '' });
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
