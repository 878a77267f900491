import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { DeviceStorages } from '@/core/kernel/common/device-places';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import { isNative } from '@/core/kernel/device/device';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import type { Connection } from '@/core/kernel/offline/connection.port';
import type { KeptPage } from '@/core/kernel/offline/kept-page';
import type { KeptPages } from '@/core/kernel/offline/kept-pages.port';
import { READ_AFTER_MS, replacedAddressIn } from '@/core/kernel/offline/kept-pages.rules';
import type { WaitingDraft } from '@/core/kernel/offline/waiting-drafts';
import { waitingDrafts } from '@/core/kernel/offline/waiting-drafts';
import type { ErrorReporter } from '@/core/kernel/tracking/error-reporter';
import { dropExpiredDrafts } from '@/core/research/contribute/stored-contribution';
import type { SessionStore } from '@/stores/account/session/session.store';
import type { PersonalStore } from '../common/personal';
import type { NavigationStore } from '../navigation/navigation.store';

export interface OfflinePorts {
  readonly connection: Connection;
  readonly kept: KeptPages;
  readonly places: DeviceStorages;
  readonly device: DeviceReading;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly reporter: Pick<ErrorReporter, 'report'>;
}

/** The owner of the cached pages: the public id of a user, or an empty text for a guest. */
const READER_KEY = 'offline.reader';

/** Offline reading: the cached pages, and the unsent writes. */
export class OfflineStore implements PersonalStore {
  isOnline = true;
  /** In ms since 1970, or null for a document that is not from the cache. */
  readAt: number | null = null;
  /** False in the first view, which is rendered without knowledge of the device. */
  isStarted = false;
  pages: readonly KeptPage[] | null = null;
  drafts: readonly WaitingDraft[] = [];
  readonly #ports: OfflinePorts;
  readonly #session: Pick<SessionStore, 'userId'>;
  readonly #navigation: Pick<NavigationStore, 'address' | 'match' | 'search'>;
  #reading: Cancel = () => undefined;
  #whenBack: readonly (() => void)[] = [];

  constructor(
    ports: OfflinePorts,
    session: Pick<SessionStore, 'userId'>,
    navigation: Pick<NavigationStore, 'address' | 'match' | 'search'>,
  ) {
    this.#ports = ports;
    this.#session = session;
    this.#navigation = navigation;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** True if the page shows an older copy, or is offline. */
  get isNoted(): boolean {
    return this.#navigation.match?.screen !== 'Offline' && (!this.isOnline || this.readAt !== null);
  }

  get replaced(): string | null {
    const isOffline = this.isStarted && this.#navigation.match?.screen === 'Offline';
    return isOffline ? replacedAddressIn(this.#navigation.search) : null;
  }

  start(): void {
    const { connection, kept, device, places, clock } = this.#ports;
    this.isStarted = true;
    dropExpiredDrafts(places.storage, clock.now());
    // The native app has storage of its own.
    if (isNative(device.current())) {
      void kept.unregister();
      return;
    }
    connection.onChange(this.connectionChanged);
    this.connectionChanged();
    this.readAt = connection.readAt();
    void kept.register().then(this.registered);
    this.noteReading();
  }

  /** Loads the cached document of the new address if there is no connection. */
  entered(): void {
    const { connection, kept, device } = this.#ports;
    if (isNative(device.current())) return;
    kept.takeOver();
    this.readAt = null;
    if (!connection.isOnline() && connection.canShowKept()) connection.open(this.#navigation.address);
    else this.noteReading();
  }

  /** Called when the service responds. The browser sends no event if the device was online all the time. */
  serviceBack(): void {
    if (this.replaced !== null) this.tryAgain();
  }

  whenBack(task: () => void): void {
    this.#whenBack = [...this.#whenBack, task];
  }

  async look(): Promise<void> {
    const { kept, places, clock } = this.#ports;
    this.drafts = waitingDrafts(places, this.#session.userId, clock.now());
    this.looked(await kept.list());
  }

  tryAgain(): void {
    this.#ports.connection.open(this.replaced ?? this.#navigation.address);
  }

  async empty(): Promise<void> {
    await this.#ports.kept.forget();
    this.looked([]);
  }

  forget(): void {
    this.#reading();
    this.#whenBack = [];
    this.pages = this.pages && [];
    this.drafts = [];
    void this.#ports.kept.forget();
  }

  /** Only logs a refusal, because nothing but offline reading depends on it (ER-LOGGED-ONLY). */
  private registered(isThere: boolean): void {
    const error = 'The service worker was not registered.';
    if (!isThere) this.#ports.reporter.report({ error, type: 'serviceWorker', level: 'warning' });
    void this.look();
  }

  private looked(pages: readonly KeptPage[]): void {
    this.pages = pages;
  }

  private connectionChanged(): void {
    const wasOnline = this.isOnline;
    this.isOnline = this.#ports.connection.isOnline();
    if (wasOnline || !this.isOnline) return;
    const tasks = this.#whenBack;
    this.#whenBack = [];
    for (const task of tasks) task();
    this.serviceBack();
  }

  private noteReading(): void {
    const { kept, scheduler, connection } = this.#ports;
    const { address, match } = this.#navigation;
    this.#reading();
    if (match === null || !connection.isOnline() || this.readAt !== null) return;
    this.#reading = scheduler.after(READ_AFTER_MS, () => void this.#belongToReader().then(() => kept.read(address)));
  }

  /** Removes pages that another user of this browser read. */
  async #belongToReader(): Promise<void> {
    const { kept, places } = this.#ports;
    const reader = this.#session.userId ?? '';
    if (places.storage.get(READER_KEY) === reader) return;
    await kept.forget();
    places.storage.set(READER_KEY, reader);
  }
}
