import { makeAutoObservable, when } from 'mobx';
import { ONBOARDING_NUDGE_MS } from '@/core/account/onboarding/onboarding-timers';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { OverlayStore } from '@/stores/kernel/shell/overlay.store';

type Prompts = Pick<
  OverlayStore,
  'isAsking' | 'shownPrompt' | 'offerPrompt' | 'closePrompt' | 'putOffPrompt' | 'refusePrompt'
>;

/** The reminder to finish onboarding, which the budget of prompts limits. */
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

  /** Waits until the user has closed their overlays (ST-ONB-NUDGE). */
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

  /** Hides the reminder for some days, on every page of this device. */
  putOff(): void {
    this.#overlays.putOffPrompt('onboardingNudge');
  }

  refuse(): void {
    this.#overlays.refusePrompt('onboardingNudge');
  }
}
