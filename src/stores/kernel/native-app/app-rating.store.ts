import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/core/kernel/common/clock.port';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import {
  DAYS_OF_USE_KEY,
  FIRST_RATING_DAY,
  formatDaysOfUse,
  parseDaysOfUse,
  RATING_AFTER_S,
  withDayOfUse,
} from '@/core/kernel/native-app/app-rating.rules';
import type { NativeApp } from '@/core/kernel/native-app/native-app.port';
import type { OverlayStore } from '../shell/overlay.store';

export interface AppRatingPorts {
  readonly app: Pick<NativeApp, 'post'>;
  readonly storage: Pick<KeyValueStorage, 'get' | 'set'>;
  readonly clock: Clock;
}

type Prompts = Pick<OverlayStore, 'shownPrompt' | 'offerPrompt' | 'closePrompt' | 'putOffPrompt' | 'refusePrompt'>;

/** The prompt to rate a native app in its store (OV-RATE-APP). */
export class AppRatingStore {
  readonly #ports: AppRatingPorts;
  readonly #overlays: Prompts;

  constructor(ports: AppRatingPorts, overlays: Prompts) {
    this.#ports = ports;
    this.#overlays = overlays;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isShown(): boolean {
    return this.#overlays.shownPrompt === 'rateApp';
  }

  start(): void {
    const { app, storage, clock } = this.#ports;
    const days = withDayOfUse(parseDaysOfUse(storage.get(DAYS_OF_USE_KEY)), dayInIndia(clock.now()));
    storage.set(DAYS_OF_USE_KEY, formatDaysOfUse(days));
    if (days.count >= FIRST_RATING_DAY) app.post({ type: 'setAppRatingTimer', seconds: RATING_AFTER_S });
  }

  /** Shows the prompt, except to users who have refused or postponed it. */
  ask(): void {
    this.#overlays.offerPrompt('rateApp');
  }

  rate(): void {
    this.refuse();
    this.#ports.app.post({ type: 'openAppRating' });
  }

  later(): void {
    this.#overlays.putOffPrompt('rateApp');
  }

  refuse(): void {
    this.#overlays.refusePrompt('rateApp');
  }
}
