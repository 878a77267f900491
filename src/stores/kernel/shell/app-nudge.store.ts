import { makeAutoObservable } from 'mobx';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import { APP_NUDGE_MS, isAppNudgeEligible } from '@/core/kernel/shell/app-nudge';
import type { OverlayStore } from './overlay.store';

/**
 * The hint to install the mobile app, if there is one. Shown on mobile browsers 5 s after entering one of its screens
 * (NP-APP-NUDGE).
 */
export class AppNudgeStore {
  readonly appUrl: string | null;
  readonly #scheduler: Scheduler;
  readonly #device: DeviceReading;
  readonly #overlays: Pick<OverlayStore, 'shownPrompt' | 'offerPrompt' | 'closePrompt' | 'refusePrompt'>;
  #cancelTimer: Cancel | null = null;
  #isFirstScreen = true;

  constructor(
    appUrl: string | null,
    scheduler: Scheduler,
    device: DeviceReading,
    overlays: Pick<OverlayStore, 'shownPrompt' | 'offerPrompt' | 'closePrompt' | 'refusePrompt'>,
  ) {
    this.appUrl = appUrl;
    this.#scheduler = scheduler;
    this.#device = device;
    this.#overlays = overlays;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isShown(): boolean {
    return this.#overlays.shownPrompt === 'appNudge';
  }

  /** Ends an earlier timer or nudge, and starts a new one (NP-APP-NUDGE-RESET). A null screen is the not-found page. */
  enter(screen: string | null): void {
    this.reset();
    // Also runs now, because the first screen was entered before this code loaded.
    const sinceEntered = this.#isFirstScreen ? this.#scheduler.age() : 0;
    this.#isFirstScreen = false;
    if (this.appUrl !== null && isAppNudgeEligible(screen, this.#device.current())) {
      this.#cancelTimer = this.#scheduler.after(Math.max(0, APP_NUDGE_MS - sinceEntered), () =>
        this.#overlays.offerPrompt('appNudge'),
      );
    }
  }

  refuse(): void {
    this.#overlays.refusePrompt('appNudge');
  }

  close(): void {
    this.#overlays.closePrompt('appNudge');
  }

  private reset(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.#overlays.closePrompt('appNudge');
  }
}
