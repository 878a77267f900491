import { makeAutoObservable } from 'mobx';
import { careerMessages } from '@/core/account/career-status/career-messages';
import { isVerified } from '@/core/account/career-status/verification';
import type { EditOnboarding, OnboardingEdit } from '@/core/account/onboarding/edit-onboarding.use-case';
import { linkScreenAddress } from '@/core/account/onboarding/link-screen';
import type { OnboardingEvent, OnboardingRequest } from '@/core/account/onboarding/onboarding-event';
import { onboardingAfter } from '@/core/account/onboarding/onboarding-machine';
import { onboardingFailures } from '@/core/account/onboarding/onboarding-messages';
import { nextRoleOf } from '@/core/account/onboarding/onboarding-request';
import type { OnboardingState } from '@/core/account/onboarding/onboarding-state';
import { initialOnboarding } from '@/core/account/onboarding/onboarding-state';
import { ACTION_MODAL_MS } from '@/core/account/onboarding/onboarding-timers';
import type { OnboardingOpening, OpenOnboarding } from '@/core/account/onboarding/open-onboarding.use-case';
import { positionOf, requestToResume } from '@/core/account/onboarding/resumption.rules';
import type { StepProgress } from '@/core/account/onboarding/step-progress';
import { stepProgressOf } from '@/core/account/onboarding/step-progress';
import type { EditedPart, NestedStep } from '@/core/account/onboarding/steps';
import { eventsToVerification } from '@/core/account/onboarding/verifying.rules';
import type { Profile } from '@/core/account/profile/profile';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { Personal } from '@/stores/kernel/common/personal';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import type { IntentsStore } from '@/stores/talk/intents/intents.store';
import type { CareerStatusStore } from '../career-status/career-status.store';
import type { EmailVerificationStore } from '../career-status/email-verification.store';
import type { ProfileStore } from '../profile/profile.store';
import type { SessionStore } from '../session/session.store';
import type { ComposerHandover } from './composer-handover';
import type { OnboardingDraftStore } from './onboarding-draft.store';
import type { OnboardingEffects } from './onboarding-effects';
import type { OnboardingNudgeStore } from './onboarding-nudge.store';

export interface OnboardingPorts {
  readonly openOnboarding: OpenOnboarding;
  readonly editOnboarding: EditOnboarding;
  readonly scheduler: Scheduler;
  readonly toasts: Toasts;
}

export interface OnboardingNeighbours {
  readonly session: Pick<SessionStore, 'isLoggedIn'>;
  readonly profile: Pick<ProfileStore, 'profile' | 'isWriter' | 'adopt' | 'load' | 'loadPseudoProfiles'>;
  readonly career: Pick<
    CareerStatusStore,
    'state' | 'prefill' | 'form' | 'beginWith' | 'takeOverNewer' | 'verified' | 'takeOverSuggestion'
  >;
  readonly verification: Pick<EmailVerificationStore, 'takeUpCode'>;
  readonly draft: Pick<OnboardingDraftStore, 'keep' | 'restore' | 'keepEdit' | 'restoreEdit' | 'restoreAddress'>;
  readonly intents: Pick<IntentsStore, 'drop'>;
  readonly nudge: Pick<OnboardingNudgeStore, 'schedule' | 'close'>;
  readonly handover: Pick<ComposerHandover, 'open'>;
  readonly navigation: Pick<NavigationStore, 'go' | 'screens'>;
  readonly effects: Pick<OnboardingEffects, 'follow' | 'cancel'>;
}

/** The user's progress to reader and writer. The core's state machine handles each event. */
export class OnboardingStore implements Personal {
  state: OnboardingState = initialOnboarding;
  readonly #ports: OnboardingPorts;
  readonly #neighbours: OnboardingNeighbours;
  #resumption: Partial<OnboardingRequest> | null = null;

  constructor(ports: OnboardingPorts, neighbours: OnboardingNeighbours) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    neighbours.draft.keep(() => positionOf(this.state));
    neighbours.draft.keepEdit(() => this.state.isOnboardingOpen && this.state.editScreensMode);
  }

  get isOpen(): boolean {
    return this.state.isOnboardingOpen;
  }

  get nestedStep(): NestedStep | null {
    return this.state.currentStep.nestedSteps[this.state.nestedStepIndex] ?? null;
  }

  get progress(): StepProgress {
    return stepProgressOf(this.state);
  }

  get isFirstScreen(): boolean {
    return this.progress.current === 1 && this.state.nestedStepIndex === 0;
  }

  get offersVerification(): boolean {
    return this.state.hasFilledCareerStatus;
  }

  /** Schedules the nudge for a user who has not finished (ST-ONB-NUDGE). */
  start(): void {
    const { session, profile } = this.#neighbours;
    if (!session.isLoggedIn) return;
    if (profile.profile !== null) this.profileLoaded(profile.profile);
    void this.open();
  }

  /** Opens onboarding, or the nudge if the role is present but something is left to do. */
  async open(given: Partial<OnboardingRequest> = {}): Promise<void> {
    const isProfileKnown = this.#neighbours.profile.profile !== null;
    const opening = await this.#ports.openOnboarding.execute({ given, state: this.state, isProfileKnown });
    // The session may have ended in the meantime.
    if (this.#neighbours.session.isLoggedIn) this.decided(given, opening);
  }

  /**
   * Opens a finished part for a change, with the service's current data. Use `features.ask(OnboardingKey, (onboarding)
   * => onboarding.edit('career-status'))`. `verification` explains itself to an unemployed user, and asks a user
   * without a career status for that first.
   */
  async edit(part: EditedPart): Promise<void> {
    const { session, profile: profiles } = this.#neighbours;
    if (!session.isLoggedIn) return;
    const edit = await this.#ports.editOnboarding.execute({ part, known: profiles.profile });
    // The session may have ended in the meantime.
    if (!session.isLoggedIn) return;
    if (edit.ok) await this.openEdit(edit.value);
    else this.#ports.toasts.show(createToast('failure', onboardingFailures.profileNotLoaded));
  }

  async acceptNudge(): Promise<void> {
    this.#neighbours.nudge.close();
    await this.open({ required: nextRoleOf(this.state) });
  }

  back(): void {
    this.#neighbours.career.form.reset();
    this.happened({ kind: 'wentLeft' });
  }

  askToLeave(): void {
    this.happened({ kind: 'leaveAsked' });
    this.#ports.scheduler.after(ACTION_MODAL_MS, () => this.happened({ kind: 'actionModalDue' }));
  }

  stay(): void {
    this.happened({ kind: 'stayed' });
  }

  /** Leaves onboarding. The draft stays on the device; a pending intent is dropped. */
  leave(): void {
    this.#neighbours.intents.drop();
    this.happened({ kind: 'left' });
  }

  finish(): void {
    const { openCreatePost } = this.state;
    // The screen shows the verification until the user has read it (ST-AFTER-PROFILE).
    this.happened({ kind: 'verifyAnimationEnded' });
    if (!this.state.isOnboardingOpen) return;
    this.happened({ kind: 'wentRight' });
    if (openCreatePost && this.#neighbours.profile.isWriter) this.#neighbours.handover.open();
  }

  /** Opens the verification. An unemployed user reads why it is closed (OV-UNEMPLOYED). */
  verifyNow(): void {
    const events = eventsToVerification(this.state, this.#neighbours.career.state.selectedOption);
    if (events === null) void this.edit('verification');
    else for (const event of events) this.happened(event);
  }

  openPortalLink(): void {
    const { navigation } = this.#neighbours;
    const path = navigation.screens.pathOf('NaukriLinkScreen');
    if (path === null) return;
    const { currentStep } = this.state;
    this.#resumption = requestToResume(this.state);
    this.happened({ kind: 'left' });
    navigation.go(linkScreenAddress(path, currentStep.name));
  }

  async takeOverPortalJob(): Promise<void> {
    const resumption = this.#resumption ?? { edit: 'career-status' as const };
    this.#resumption = null;
    this.happened({ kind: 'importStarted' });
    if (resumption.edit) await this.edit(resumption.edit);
    else await this.open(resumption);
    const isFilledIn = this.isOpen && (await this.#neighbours.career.takeOverSuggestion());
    this.happened(
      isFilledIn ? { kind: 'imported' } : { kind: 'importFailed', message: careerMessages.suggestionFailed },
    );
  }

  closeUnemployedSheet(): void {
    this.happened({ kind: 'unemployedSheetClosed' });
  }

  async refreshProfiles(): Promise<void> {
    await Promise.all([this.refreshProfile(), this.#neighbours.profile.loadPseudoProfiles()]);
  }

  /** Loads a change from another window. Keeps the user's input here. */
  async reloadCareer(): Promise<void> {
    const profile = await this.#neighbours.profile.load();
    if (profile === null || !this.isOpen) return;
    this.#neighbours.career.takeOverNewer(profile);
    this.happened({ kind: 'careerChangedElsewhere' });
    this.#ports.toasts.show(createToast('failure', careerMessages.changedElsewhere));
  }

  happened(event: OnboardingEvent): void {
    const before = this.state;
    this.state = onboardingAfter(before, event);
    this.#neighbours.effects.follow(before, this.state, this.happened);
  }

  forget(): void {
    this.#resumption = null;
    this.#neighbours.nudge.close();
    this.happened({ kind: 'signedOut' });
    this.#neighbours.effects.cancel();
  }

  private decided(given: Partial<OnboardingRequest>, opening: Result<OnboardingOpening, Failure>): void {
    const { profile: profiles, nudge, draft } = this.#neighbours;
    if (!opening.ok) {
      if (given.required) this.#ports.toasts.show(createToast('failure', onboardingFailures.profileNotLoaded));
      return;
    }
    const { profile } = opening.value;
    if (profile !== null) {
      profiles.adopt(profile);
      this.profileLoaded(profile);
    }
    switch (opening.value.kind) {
      case 'nudge':
        nudge.schedule();
        return;
      case 'alreadyDone':
        this.happened({ kind: 'foundDone' });
        return;
      case 'onboarding': {
        const { request } = opening.value;
        const draftPosition =
          request.edit !== null || this.state.savedState !== null ? null : draft.restore(this.state);
        this.happened({ kind: 'opened', request, draftPosition });
      }
    }
  }

  private async openEdit(edit: OnboardingEdit): Promise<void> {
    const { profile: profiles, career, verification, draft } = this.#neighbours;
    profiles.adopt(edit.profile);
    this.happened({ kind: 'profileLoaded', profile: edit.profile });
    career.beginWith(edit.profile);
    switch (edit.kind) {
      case 'career-status':
        draft.restoreEdit();
        return this.open({ edit: 'career-status' });
      case 'unemployed':
        this.happened({ kind: 'unemployedSheetOpened' });
        return;
      case 'verification': {
        if (edit.verification !== null) career.verified(edit.verification);
        draft.restoreAddress();
        await this.open({ edit: 'verification' });
        const { careerStatusId } = edit.profile;
        if (!this.isOpen || careerStatusId === null) return;
        if (edit.verification !== null && isVerified(edit.verification.verified)) this.happened({ kind: 'verified' });
        else if (verification.takeUpCode(careerStatusId)) this.happened({ kind: 'wentRight' });
      }
    }
  }

  private async refreshProfile(): Promise<void> {
    const profile = await this.#neighbours.profile.load();
    if (profile !== null) this.happened({ kind: 'profileLoaded', profile });
  }

  private profileLoaded(profile: Profile): void {
    this.happened({ kind: 'profileLoaded', profile });
    this.#neighbours.career.prefill(profile);
  }
}
