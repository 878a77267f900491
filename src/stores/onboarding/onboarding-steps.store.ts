import { makeAutoObservable } from 'mobx';
import { isVerifiedByPortal } from '@/core/career-status/verification';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { Onboarding, Roles } from '@/core/onboarding/onboarding.port';
import { onboardingFailures } from '@/core/onboarding/onboarding-messages';
import { skippingOf } from '@/core/onboarding/skipping.rules';
import type { Toasts } from '@/core/shell/toasts.port';
import type { CareerStatusStore } from '../career-status/career-status.store';
import type { EmailVerificationStore } from '../career-status/email-verification.store';
import { failureToast } from '../common/failure-toast';
import type { AnonymousProfileStore } from '../profile/anonymous-profile.store';
import type { ProfileStore } from '../profile/profile.store';
import type { SessionStore } from '../session/session.store';
import type { OnboardingStore } from './onboarding.store';

/** The stores whose forms the steps send. */
export interface OnboardingForms {
  readonly session: SessionStore;
  readonly profile: ProfileStore;
  readonly anonymous: AnonymousProfileStore;
  readonly career: CareerStatusStore;
  readonly verification: EmailVerificationStore;
}

/** Sends what is filled in at each step of onboarding, and tells onboarding what came of it. */
export class OnboardingStepsStore {
  /** The reader step is being stored. */
  isStoringReaderStep = false;

  constructor(
    private readonly port: Onboarding,
    private readonly toasts: Toasts,
    private readonly onboarding: OnboardingStore,
    private readonly forms: OnboardingForms,
  ) {
    makeAutoObservable<this, 'port' | 'toasts' | 'onboarding' | 'forms'>(
      this,
      { port: false, toasts: false, onboarding: false, forms: false },
      { autoBind: true },
    );
  }

  /** The communities step is done, with or without a choice: one is a reader now. */
  async finishCommunities(): Promise<void> {
    if (this.isStoringReaderStep) return;
    this.isStoringReaderStep = true;
    this.readerStepAnswered(await this.port.completeReaderStep({ completed: true }));
  }

  /** Stores pseudonym and avatar. */
  async saveProfile(): Promise<void> {
    const saved = await this.forms.anonymous.save();
    if (saved === null) return;
    // The service has put the pseudonym into the session's display data.
    this.forms.session.readUser();
    this.onboarding.happened({ kind: 'profileStored' });
    await this.onboarding.refreshProfiles();
  }

  /** Tells the career type with its company or college. */
  async submitCareerChoice(): Promise<void> {
    const { editScreensMode } = this.onboarding.state;
    const verification = await this.forms.career.submitChoice(editScreensMode);
    if (verification === null) return;
    this.onboarding.happened({ kind: 'careerPosted', verification });
    // ST-CAREER-PORTAL-WRITER
    if (isVerifiedByPortal(verification) && this.onboarding.state.isWriter) await this.onboarding.refreshProfiles();
  }

  /** Tells the career details (ST-CAREER-DETAILS). */
  async submitCareerDetails(): Promise<void> {
    const answer = await this.forms.career.submitDetails();
    if (answer === null) return;
    const { nextStep, ...verification } = answer;
    this.onboarding.happened({ kind: 'careerDetailsStored', verification, nextStep });
    await this.onboarding.refreshProfiles();
  }

  /** Has a code mailed, then asks for it. */
  async sendCode(): Promise<void> {
    const { careerStatusId } = this.forms.career.state;
    if (careerStatusId === null) return;
    const isSent = await this.forms.verification.sendCode(careerStatusId);
    if (isSent && this.onboarding.nestedStep === 'emailVerification') this.onboarding.happened({ kind: 'wentRight' });
  }

  /** Proves the address with the typed code. */
  async verifyCode(): Promise<void> {
    const { career, verification } = this.forms;
    const { careerStatusId } = career.state;
    const proved = careerStatusId === null ? null : await verification.verify(careerStatusId);
    if (proved === null) return;
    career.verified(proved);
    this.onboarding.happened({ kind: 'emailVerified' });
    await this.onboarding.refreshProfiles();
  }

  /** Skips what is shown, or leaves; Esc does the same. */
  skip(): void {
    switch (skippingOf(this.onboarding.state)) {
      case 'readerStep':
        void this.finishCommunities();
        return;
      case 'passOver':
        this.onboarding.happened({ kind: 'skippedStep' });
        return;
      case 'finish':
        this.onboarding.finish();
        return;
      case 'drop':
        this.onboarding.leave();
        return;
      case 'leave':
        this.onboarding.askToLeave();
    }
  }

  private readerStepAnswered(answer: Result<Roles, Failure>): void {
    this.isStoringReaderStep = false;
    if (!answer.ok) {
      const toast = failureToast(onboardingFailures.stepNotStored, answer.failure);
      if (toast !== null) this.toasts.show(toast);
      return;
    }
    this.forms.profile.changeRoles(answer.value);
    this.onboarding.happened({ kind: 'rolesChanged', ...answer.value });
    this.onboarding.happened({ kind: 'readerStepDone' });
  }
}
