import { makeAutoObservable, reaction } from 'mobx';
import { canVerify } from '@/core/career-status/can-verify';
import type { Scheduler } from '@/core/common/scheduler.port';
import type { OnboardingEvent, OnboardingRequest } from '@/core/onboarding/onboarding-event';
import { isFollowUpDue, onboardingAfter } from '@/core/onboarding/onboarding-machine';
import { onboardingFailures } from '@/core/onboarding/onboarding-messages';
import { nextRoleOf, onboardingRequestOf } from '@/core/onboarding/onboarding-request';
import type { OnboardingState, SavedPosition } from '@/core/onboarding/onboarding-state';
import { initialOnboarding } from '@/core/onboarding/onboarding-state';
import { ACTION_MODAL_MS, ONBOARDING_FOLLOWUP_MS, VERIFY_ANIMATION_MS } from '@/core/onboarding/onboarding-timers';
import { isRoleMissing, openingFor } from '@/core/onboarding/opening.rules';
import type { StepProgress } from '@/core/onboarding/step-progress';
import { stepProgressOf } from '@/core/onboarding/step-progress';
import type { NestedStep } from '@/core/onboarding/steps';
import type { Profile } from '@/core/profile/profile';
import { createToast } from '@/core/shell/toast';
import type { Toasts } from '@/core/shell/toasts.port';
import type { CareerStatusStore } from '../career-status/career-status.store';
import type { EmailVerificationStore } from '../career-status/email-verification.store';
import type { CommunitiesStore } from '../communities/communities.store';
import type { AnonymousProfileStore } from '../profile/anonymous-profile.store';
import type { ProfileStore } from '../profile/profile.store';
import type { LoginStore } from '../session/login.store';
import type { SessionStore } from '../session/session.store';
import type { OverlayStore } from '../shell/overlay.store';
import type { AfterOnboardingStore } from './after-onboarding.store';
import type { CreatePostOpening } from './create-post-opening';
import type { OnboardingNudgeStore } from './onboarding-nudge.store';
import type { TypedOnboardingStore } from './typed-onboarding.store';

/** What onboarding needs of the world. */
export interface OnboardingPorts {
  readonly scheduler: Scheduler;
  readonly toasts: Toasts;
}

/** The stores that onboarding speaks with. */
export interface OnboardingNeighbours {
  readonly session: SessionStore;
  readonly login: LoginStore;
  readonly overlays: OverlayStore;
  readonly communities: CommunitiesStore;
  readonly profile: ProfileStore;
  readonly anonymous: AnonymousProfileStore;
  readonly career: CareerStatusStore;
  readonly verification: EmailVerificationStore;
  readonly typed: TypedOnboardingStore;
  readonly nudge: OnboardingNudgeStore;
  readonly after: AfterOnboardingStore;
}

/** Where somebody stands on the way to reader and writer; the core's machine says what each event leads to. */
export class OnboardingStore {
  state: OnboardingState = initialOnboarding;

  constructor(
    private readonly ports: OnboardingPorts,
    private readonly neighbours: OnboardingNeighbours,
  ) {
    makeAutoObservable<this, 'ports' | 'neighbours'>(this, { ports: false, neighbours: false }, { autoBind: true });
    neighbours.typed.keep(() => this.position);
    reaction(
      () => neighbours.session.isLoggedIn,
      (isLoggedIn) => {
        if (!isLoggedIn) this.signedOut();
      },
    );
  }

  get isOpen(): boolean {
    return this.state.isOnboardingOpen;
  }

  /** The screen inside the step; null where the step is one screen. */
  get nestedStep(): NestedStep | null {
    return this.state.currentStep.nestedSteps[this.state.nestedStepIndex] ?? null;
  }

  get progress(): StepProgress {
    return stepProgressOf(this.state);
  }

  get isFirstScreen(): boolean {
    return this.progress.current === 1 && this.state.nestedStepIndex === 0;
  }

  /** The composer, which onboarding leads to where somebody wanted to post. */
  attach(createPost: CreatePostOpening): void {
    this.neighbours.after.attach(createPost);
  }

  /** Loads who is signed in and fills the forms with it (LG-LOAD-FETCH). */
  async prefill(): Promise<void> {
    const profile = await this.refreshProfile();
    if (profile !== null) this.neighbours.career.prefill(profile);
  }

  /** The page runs in a browser now: somebody who is not done is reminded after a while (ST-ONB-NUDGE). */
  start(): void {
    if (!this.neighbours.session.isLoggedIn) return;
    this.adoptProfile();
    this.open();
  }

  /** Opens what leads to the required role: login, onboarding, or after a while the nudge where no role is missing. */
  open(given: Partial<OnboardingRequest> = {}): void {
    const { session, login, profile } = this.neighbours;
    if (!session.isLoggedIn) {
      const { required = null, internalCampaign = null, openCreatePost = false } = given;
      const roles = { readerRequired: required === 'reader', writerRequired: required === 'writer' };
      login.open({ ...roles, internalCampaign, openCreatePost });
      return;
    }
    if (profile.profile === null) void this.openOncePrefilled(given);
    else this.openSignedIn(given);
  }

  /** Opens what the nudge reminds of. */
  acceptNudge(): void {
    this.neighbours.nudge.close();
    this.open({ required: nextRoleOf(this.state) });
  }

  back(): void {
    this.happened({ kind: 'wentLeft' });
  }

  /** Somebody wants to leave halfway; the action modal asks back (ST-ONB-ACTION-MODAL). */
  askToLeave(): void {
    this.happened({ kind: 'leaveAsked' });
    this.ports.scheduler.after(ACTION_MODAL_MS, () => this.happened({ kind: 'actionModalDue' }));
  }

  /** Somebody who wanted to leave goes on. */
  stay(): void {
    this.happened({ kind: 'stayed' });
  }

  /** Somebody leaves; what is typed stays on the device. */
  leave(): void {
    this.happened({ kind: 'left' });
  }

  /** Ends onboarding from its last screen; where somebody came to post, create-post opens. */
  finish(): void {
    const { state } = this;
    this.happened({ kind: 'wentRight' });
    this.neighbours.after.finished(state);
  }

  /** Whether the way back from the last screen leads to the verification. */
  get offersVerification(): boolean {
    return this.state.sequence.includes('Verification') && this.state.hasFilledCareerStatus;
  }

  /** Back to the verification; who is unemployed is told why that cannot be (OV-UNEMPLOYED). */
  verifyNow(): void {
    if (canVerify(this.neighbours.career.state.selectedOption)) {
      this.happened({ kind: 'wentLeft' });
      this.happened({ kind: 'wentLeft' });
    } else this.happened({ kind: 'unemployedSheetOpened' });
  }

  closeUnemployedSheet(): void {
    this.happened({ kind: 'unemployedSheetClosed' });
  }

  /** The profile and those that one can post under, as they are now. */
  async refreshProfiles(): Promise<void> {
    await Promise.all([this.refreshProfile(), this.neighbours.profile.loadPseudoProfiles()]);
  }

  /** Something happened to onboarding; what follows from it is done. */
  happened(event: OnboardingEvent): void {
    const before = this.state;
    const after = onboardingAfter(before, event);
    this.state = after;
    if (!before.isOnboardingOpen && after.isOnboardingOpen) this.opened();
    if (before.isOnboardingOpen && !after.isOnboardingOpen) this.closed(before, after);
    if (after.isOnboardingOpen && (!before.isOnboardingOpen || before.currentStep !== after.currentStep))
      this.entered();
    this.giveWayWhenDue();
  }

  private get position(): SavedPosition | null {
    const { isOnboardingOpen, editScreensMode, currentStep, nestedStepIndex } = this.state;
    return isOnboardingOpen && !editScreensMode ? { step: currentStep.name, nestedStepIndex } : null;
  }

  private async openOncePrefilled(given: Partial<OnboardingRequest>): Promise<void> {
    await this.prefill();
    if (this.neighbours.profile.profile !== null) this.openSignedIn(given);
    else if (given.required) this.ports.toasts.show(createToast('failure', onboardingFailures.profileNotLoaded));
  }

  private openSignedIn(given: Partial<OnboardingRequest>): void {
    const { nudge, typed } = this.neighbours;
    const request = onboardingRequestOf(given, this.state);
    const opening = openingFor(this.state, request.required, true);
    if (opening === 'nudge' && !request.isEdit) {
      nudge.schedule();
      return;
    }
    if (opening === 'onboarding') this.state = { ...this.state, savedState: this.state.savedState ?? typed.restore() };
    // Who has done everything and still lacks a role has an older answer of the service before them.
    if (opening === 'alreadyDone' && isRoleMissing(request.required, this.state)) void this.refreshProfiles();
    this.happened({ kind: 'asked', request, isLoggedIn: true });
  }

  /** Takes over the profile that the first view has loaded. */
  private adoptProfile(): void {
    const { profile } = this.neighbours.profile;
    if (profile === null) return;
    this.happened({ kind: 'profileLoaded', profile });
    this.neighbours.career.prefill(profile);
  }

  private async refreshProfile(): Promise<Profile | null> {
    const profile = await this.neighbours.profile.load();
    if (profile !== null) this.happened({ kind: 'profileLoaded', profile });
    return profile;
  }

  private opened(): void {
    this.neighbours.nudge.close();
    this.neighbours.overlays.overlayOpened();
  }

  private closed(before: OnboardingState, after: OnboardingState): void {
    this.neighbours.overlays.overlayClosed();
    if (after.lastStepCompleted) this.neighbours.typed.forget();
    if (isFollowUpDue(before, after)) this.ports.scheduler.after(ONBOARDING_FOLLOWUP_MS, () => void this.followUp());
  }

  /** Loads what the step that begins shows. */
  private entered(): void {
    const { communities, anonymous, career } = this.neighbours;
    switch (this.state.currentStep.name) {
      case 'Communities':
        void communities.loadAggregate('onboarding');
        if (communities.followed.state === 'idle') void communities.loadFollowed();
        return;
      case 'AnonymousProfile':
        void anonymous.open();
        return;
      case 'CareerStatus':
        void career.loadLists();
        return;
      case 'Verification':
        return;
      case 'OnboardingCompleted':
        this.ports.scheduler.after(VERIFY_ANIMATION_MS, () => this.happened({ kind: 'verifyAnimationEnded' }));
    }
  }

  private async followUp(): Promise<void> {
    await Promise.all([this.refreshProfile(), this.neighbours.communities.loadFollowed()]);
  }

  private giveWayWhenDue(): void {
    const { after, typed } = this.neighbours;
    const { state } = this;
    if (!after.isCreatePostDue(state)) return;
    this.happened({ kind: 'createPostOpened' });
    typed.forget();
    after.gaveWay(state);
  }

  private signedOut(): void {
    const { profile, anonymous, career, verification, nudge } = this.neighbours;
    nudge.close();
    this.happened({ kind: 'signedOut' });
    for (const part of [profile, anonymous, career, verification]) part.reset();
  }
}
