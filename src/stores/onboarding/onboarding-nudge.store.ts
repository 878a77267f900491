import { makeAutoObservable } from 'mobx';
import type { Cancel, Scheduler } from '@/core/common/scheduler.port';
import { ONBOARDING_NUDGE_MS } from '@/core/onboarding/onboarding-timers';
import type { OverlayStore } from '../shell/overlay.store';

/** The reminder that onboarding is not done, within the one budget of what shows unasked. */
export class OnboardingNudgeStore {
  private cancelTimer: Cancel | null = null;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly overlays: OverlayStore,
  ) {
    makeAutoObservable<this, 'scheduler' | 'overlays' | 'cancelTimer'>(
      this,
      { scheduler: false, overlays: false, cancelTimer: false },
      { autoBind: true },
    );
  }

  get isShown(): boolean {
    return this.overlays.shownPrompt === 'onboardingNudge';
  }

  /** Shows it after a while (ST-ONB-NUDGE). */
  schedule(): void {
    this.cancelTimer?.();
    this.cancelTimer = this.scheduler.after(ONBOARDING_NUDGE_MS, () => this.overlays.offerPrompt('onboardingNudge'));
  }

  /** The person closed it for now, or it is not due any more. */
  close(): void {
    this.cancelTimer?.();
    this.cancelTimer = null;
    this.overlays.closePrompt('onboardingNudge');
  }

  /** It is not wanted on this device. */
  refuse(): void {
    this.overlays.refusePrompt('onboardingNudge');
  }
}
