import { makeAutoObservable, when } from 'mobx';
import { ONBOARDING_NUDGE_MS } from '@/core/account/onboarding/onboarding-timers';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { OverlayStore } from '@/stores/kernel/shell/overlay.store';

type Prompts = Pick<
  OverlayStore,
  'isAsking' | 'shownPrompt' | 'offerPrompt' | 'closePrompt' | 'putOffPrompt' | 'refusePrompt'
>;

/** The reminder that onboarding is not done, within the one budget of prompts. */
export class OnboardingNudgeStore {
  readonly #scheduler: Scheduler;
  readonly #overlays: Prompts;
  #cancel: Cancel = () => undefined;

  constructor(scheduler: Scheduler, overlays: Prompts) {
    this.#scheduler = scheduler;
    this.#overlays = overlays;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isShown(): boolean {
    return this.#overlays.shownPrompt === 'onboardingNudge';
  }

  /** ST-ONB-NUDGE. Waits until overlays that the user opened are answered. */
  schedule(): void {
    this.#cancel();
    this.#cancel = this.#scheduler.after(ONBOARDING_NUDGE_MS, () => {
      this.#cancel = when(
        () => !this.#overlays.isAsking,
        () => this.#overlays.offerPrompt('onboardingNudge'),
      );
    });
  }

  close(): void {
    this.#cancel();
    this.#overlays.closePrompt('onboardingNudge');
  }

  /** For some days, on every page of this device. */
  putOff(): void {
    this.#overlays.putOffPrompt('onboardingNudge');
  }

  refuse(): void {
    this.#overlays.refusePrompt('onboardingNudge');
  }
}
