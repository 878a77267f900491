import { reaction } from 'mobx';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import { screenNameOn } from '@/core/kernel/native-app/page-stack.rules';
import type { TrackedEvent } from '@/core/kernel/tracking/event';
import {
  BATCH_MS,
  batchOf,
  eventDeviceOf,
  MAX_BATCH,
  trackedEventOf,
  visitedCompanyOf,
} from '@/core/kernel/tracking/event.rules';
import type { Occurrences } from '@/core/kernel/tracking/occurrences';
import type { Tracking } from '@/core/kernel/tracking/tracking.port';
import type { TrackingOptOut } from '@/core/kernel/tracking/tracking-opt-out.port';
import type { SessionStore } from '@/stores/account/session/session.store';
import type { NavigationStore } from '../navigation/navigation.store';

export interface TrackingPorts {
  readonly tracking: Tracking;
  readonly wish: TrackingOptOut;
  readonly occurrences: Occurrences;
  readonly device: DeviceReading;
  readonly scheduler: Pick<Scheduler, 'every'>;
}

/** Sends events in batches. Nothing on screen depends on them, and a lost batch is not sent again. */
export class TrackingStore {
  readonly #ports: TrackingPorts;
  readonly #session: Pick<SessionStore, 'client' | 'isLoggedIn'>;
  readonly #navigation: Pick<NavigationStore, 'campaign' | 'path'>;
  #unsent: readonly TrackedEvent[] = [];
  /** The page of the events. The address may have changed since. */
  #page: { readonly pageName: string; readonly path: string } | null = null;

  constructor(
    ports: TrackingPorts,
    session: Pick<SessionStore, 'client' | 'isLoggedIn'>,
    navigation: Pick<NavigationStore, 'campaign' | 'path'>,
  ) {
    this.#ports = ports;
    this.#session = session;
    this.#navigation = navigation;
  }

  /** Starts sending, also when the page is left. Returns a function that stops it. */
  start(): Cancel {
    const { occurrences, scheduler, wish } = this.#ports;
    const stop = scheduler.every(BATCH_MS, () => this.flush());
    const stay = wish.onLeave(() => this.flush());
    const named = reaction(
      () => this.#navigation.campaign,
      (campaign) => {
        if (campaign !== '') occurrences.add('campaignVisit');
      },
      { fireImmediately: true },
    );
    return () => {
      named();
      stop();
      stay();
    };
  }

  enter(screen: string, companyUrlName?: string): void {
    const { tracking, device } = this.#ports;
    const pageName = screenNameOn(device.current(), screen);
    const page = { pageName, path: this.#navigation.path };
    // An event from before the first page belongs to that page.
    this.#page ??= page;
    this.collect();
    this.#page = page;
    if (this.isAllowed) {
      const company = visitedCompanyOf(pageName, companyUrlName);
      void tracking.recordUsage({
        eventType: 'pageView',
        pageName,
        ...(company !== null && { companyUrlName: company }),
        deviceType: eventDeviceOf(device.current()),
      });
    }
  }

  get pageName(): string {
    return this.#page?.pageName ?? 'NotFound';
  }

  get isAllowed(): boolean {
    const { client, isLoggedIn } = this.#session;
    // Only a browser that already has an identity is counted (TR-EVENT-CONDITIONS).
    return !this.#ports.wish.isRefused() && (isLoggedIn || client.deviceId !== null);
  }

  private collect(): void {
    if (this.#page === null) return;
    const { occurrences, device } = this.#ports;
    const { campaign } = this.#navigation;
    const { isLoggedIn } = this.#session;
    const scene = { device: device.current(), isLoggedIn, campaign, ...this.#page };
    const events = occurrences.take().map((occurrence) => trackedEventOf(occurrence, scene));
    this.#unsent = [...this.#unsent, ...events].slice(0, MAX_BATCH);
  }

  private flush(): void {
    const { tracking, device } = this.#ports;
    this.collect();
    const events = this.#unsent;
    this.#unsent = [];
    if (events.length === 0 || !this.isAllowed) return;
    const current = device.current();
    void tracking.recordEvents({ ...batchOf(events, current), deviceType: eventDeviceOf(current) });
  }
}
