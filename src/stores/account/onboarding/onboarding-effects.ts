import type { OnboardingEvent } from '@/core/account/onboarding/onboarding-event';
import { isFollowUpDue } from '@/core/account/onboarding/onboarding-machine';
import type { OnboardingState } from '@/core/account/onboarding/onboarding-state';
import { ONBOARDING_FOLLOWUP_MS } from '@/core/account/onboarding/onboarding-timers';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { OverlayStore } from '@/stores/kernel/shell/overlay.store';
import type { ProfileStore } from '../profile/profile.store';
import type { ComposerHandover } from './composer-handover';
import type { OnboardingDraftStore } from './onboarding-draft.store';
import type { OnboardingNudgeStore } from './onboarding-nudge.store';
import type { StepData } from './step-data';

export interface PortalLookUp {
  lookUp(): Promise<void>;
  readonly account: object | null;
  readonly offersLogin: boolean;
}

export interface OnboardingEffectsParts {
  readonly scheduler: Scheduler;
  readonly overlays: Pick<OverlayStore, 'overlayOpened' | 'overlayClosed'>;
  readonly profile: Pick<ProfileStore, 'load'>;
  readonly draft: Pick<OnboardingDraftStore, 'discard' | 'discardEdit'>;
  readonly nudge: Pick<OnboardingNudgeStore, 'close'>;
  readonly stepData: Pick<StepData, 'load' | 'reload'>;
  readonly handover: Pick<ComposerHandover, 'isDue' | 'replaceOnboarding' | 'resume'>;
  readonly portal: PortalLookUp;
}

type Dispatch = (event: OnboardingEvent) => void;

/** The effects of onboarding's changes on other features. */
export class OnboardingEffects {
  readonly #parts: OnboardingEffectsParts;
  #timers: readonly Cancel[] = [];

  constructor(parts: OnboardingEffectsParts) {
    this.#parts = parts;
  }

  follow(before: OnboardingState, after: OnboardingState, dispatch: Dispatch): void {
    const { nudge, overlays, handover } = this.#parts;
    const hasOpened = !before.isOnboardingOpen && after.isOnboardingOpen;
    const hasClosed = before.isOnboardingOpen && !after.isOnboardingOpen;
    if (hasOpened) {
      nudge.close();
      overlays.overlayOpened();
    }
    if (hasClosed) this.#closed(before, after, dispatch);
    if (after.isOnboardingOpen && (hasOpened || before.currentStep !== after.currentStep)) {
      void this.#parts.stepData.load(after.currentStep.name);
      if (after.currentStep.name === 'CareerStatus') void this.#lookUpPortal(dispatch);
    }
    if (after.isWriter && !after.isOnboardingOpen && (hasClosed || !before.isWriter))
      handover.resume(hasClosed, before);
    if (handover.isDue(after)) this.#handOver(after, dispatch);
  }

  cancel(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers = [];
  }

  #closed(before: OnboardingState, after: OnboardingState, dispatch: Dispatch): void {
    const { overlays, draft } = this.#parts;
    overlays.overlayClosed();
    if (after.lastStepCompleted) draft.discard();
    if (before.editScreensMode && !isHalfStored(before, after)) draft.discardEdit();
    if (isFollowUpDue(before, after)) this.#after(ONBOARDING_FOLLOWUP_MS, () => void this.#followUp(dispatch));
  }

  #handOver(state: OnboardingState, dispatch: Dispatch): void {
    dispatch({ kind: 'createPostOpened' });
    this.#parts.handover.replaceOnboarding(state);
  }

  #after(ms: number, task: () => void): void {
    this.#timers = [...this.#timers, this.#parts.scheduler.after(ms, task)];
  }

  async #lookUpPortal(dispatch: Dispatch): Promise<void> {
    const { portal } = this.#parts;
    await portal.lookUp();
    const hasAccount = portal.account !== null;
    dispatch({ kind: 'portalLookedUp', hasAccount, isOffered: hasAccount || portal.offersLogin });
  }

  async #followUp(dispatch: Dispatch): Promise<void> {
    const { profile, stepData } = this.#parts;
    const [loaded] = await Promise.all([profile.load(), stepData.reload()]);
    if (loaded !== null) dispatch({ kind: 'profileLoaded', profile: loaded });
  }
}

/** Returns true if the first half of the career status was stored. The typed second half is kept. */
function isHalfStored({ currentStep, nestedStepIndex }: OnboardingState, after: OnboardingState): boolean {
  return currentStep.name === 'CareerStatus' && nestedStepIndex > 0 && !after.lastStepCompleted;
}
