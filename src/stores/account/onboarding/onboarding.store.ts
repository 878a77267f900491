import { makeAutoObservable } from 'mobx';
import { careerMessages } from '@/core/account/career-status/career-messages';
import type { EditOnboarding } from '@/core/account/onboarding/edit-onboarding.use-case';
import type { LeaveOnboarding } from '@/core/account/onboarding/leave-onboarding.use-case';
import { linkScreenAddress } from '@/core/account/onboarding/link-screen';
import type { OnboardingEvent, OnboardingRequest } from '@/core/account/onboarding/onboarding-event';
import { onboardingAfter } from '@/core/account/onboarding/onboarding-machine';
import { nextRoleOf } from '@/core/account/onboarding/onboarding-request';
import type { OnboardingState } from '@/core/account/onboarding/onboarding-state';
import { initialOnboarding } from '@/core/account/onboarding/onboarding-state';
import { ACTION_MODAL_MS } from '@/core/account/onboarding/onboarding-timers';
import type { OnboardingWalk } from '@/core/account/onboarding/onboarding-walk';
import type { OpenOnboarding } from '@/core/account/onboarding/open-onboarding.use-case';
import type { ResumeOnboarding } from '@/core/account/onboarding/resume-onboarding.use-case';
import { positionOf, requestToResume } from '@/core/account/onboarding/resumption.rules';
import type { StepProgress } from '@/core/account/onboarding/step-progress';
import { stepProgressOf } from '@/core/account/onboarding/step-progress';
import type { EditedPart, NestedStep } from '@/core/account/onboarding/steps';
import type { VerifyOnboarding } from '@/core/account/onboarding/verify-onboarding.use-case';
import type { Profile } from '@/core/account/profile/profile';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import type { CareerStatusStore } from '../career-status/career-status.store';
import type { ProfileStore } from '../profile/profile.store';
import type { SessionStore } from '../session/session.store';
import type { ComposerHandover } from './composer-handover';
import type { OnboardingDraftStore } from './onboarding-draft.store';
import type { OnboardingEffects } from './onboarding-effects';
import type { OnboardingNudgeStore } from './onboarding-nudge.store';

export interface OnboardingPorts {
  readonly openOnboarding: OpenOnboarding;
  readonly editOnboarding: EditOnboarding;
  readonly leaveOnboarding: LeaveOnboarding;
  readonly resumeOnboarding: ResumeOnboarding;
  readonly verifyOnboarding: VerifyOnboarding;
  readonly scheduler: Scheduler;
  readonly toasts: Toasts;
}

export interface OnboardingStores {
  readonly session: Pick<SessionStore, 'isLoggedIn'>;
  readonly profile: Pick<ProfileStore, 'profile' | 'isWriter' | 'load' | 'loadPseudoProfiles'>;
  readonly career: Pick<CareerStatusStore, 'prefill' | 'form' | 'takeOverNewer'>;
  readonly draft: Pick<OnboardingDraftStore, 'keep' | 'keepEdit'>;
  readonly nudge: Pick<OnboardingNudgeStore, 'close'>;
  readonly handover: Pick<ComposerHandover, 'open'>;
  readonly navigation: Pick<NavigationStore, 'go' | 'screens'>;
  readonly effects: Pick<OnboardingEffects, 'follow' | 'cancel'>;
}

/** The user's progress to reader and writer. The core's state machine handles each event. */
export class OnboardingStore implements OnboardingWalk, PersonalStore {
  state: OnboardingState = initialOnboarding;
  readonly #ports: OnboardingPorts;
  readonly #neighbours: OnboardingStores;
  #resumption: Partial<OnboardingRequest> | null = null;

  constructor(ports: OnboardingPorts, neighbours: OnboardingStores) {
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

  async open(given: Partial<OnboardingRequest> = {}): Promise<void> {
    await this.#ports.openOnboarding.execute(this, given);
  }

  /** Use `features.ask(OnboardingKey, (onboarding) => onboarding.edit('career-status'))`. */
  async edit(part: EditedPart): Promise<void> {
    await this.#ports.editOnboarding.execute(this, part);
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

  leave(): void {
    this.#ports.leaveOnboarding.execute(this);
  }

  finish(): void {
    const { openCreatePost } = this.state;
    // The screen shows the verification until the user has read it (ST-AFTER-PROFILE).
    this.happened({ kind: 'verifyAnimationEnded' });
    if (!this.state.isOnboardingOpen) return;
    this.happened({ kind: 'wentRight' });
    if (openCreatePost && this.#neighbours.profile.isWriter) this.#neighbours.handover.open();
  }

  verifyNow(): void {
    void this.#ports.verifyOnboarding.execute(this);
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
    const resumption = this.#resumption ?? { edit: 'career-status' };
    this.#resumption = null;
    await this.#ports.resumeOnboarding.execute(this, resumption);
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

  private async refreshProfile(): Promise<void> {
    const profile = await this.#neighbours.profile.load();
    if (profile !== null) this.happened({ kind: 'profileLoaded', profile });
  }

  private profileLoaded(profile: Profile): void {
    this.happened({ kind: 'profileLoaded', profile });
    this.#neighbours.career.prefill(profile);
  }
}
