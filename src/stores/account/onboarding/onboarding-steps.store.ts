import { makeAutoObservable } from 'mobx';
import { isVerifiedByPortal } from '@/core/account/career-status/verification';
import type { Onboarding, Roles } from '@/core/account/onboarding/onboarding.port';
import { onboardingFailures } from '@/core/account/onboarding/onboarding-messages';
import { closingOf, skippingOf } from '@/core/account/onboarding/skipping.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { CareerStatusStore } from '../career-status/career-status.store';
import type { EmailVerificationStore } from '../career-status/email-verification.store';
import type { AnonymousProfileStore } from '../profile/anonymous-profile.store';
import type { ProfileStore } from '../profile/profile.store';
import type { SessionStore } from '../session/session.store';
import type { OnboardingStore } from './onboarding.store';

export interface StepForms {
  readonly session: Pick<SessionStore, 'readUser'>;
  readonly profile: Pick<ProfileStore, 'changeRoles'>;
  readonly anonymous: Pick<AnonymousProfileStore, 'save'>;
  readonly career: Pick<CareerStatusStore, 'state' | 'submitChoice' | 'submitDetails' | 'verified' | 'isOutdated'>;
  readonly verification: Pick<EmailVerificationStore, 'sendCode' | 'verify'>;
}

type Walk = Pick<
  OnboardingStore,
  'state' | 'nestedStep' | 'happened' | 'finish' | 'leave' | 'askToLeave' | 'refreshProfiles' | 'reloadCareer'
>;

/** Submits the form of each onboarding step, and continues to the next step once it is stored. */
export class OnboardingStepsStore {
  isStoringReaderStep = false;
  readonly #port: Onboarding;
  readonly #toasts: Toasts;
  readonly #onboarding: Walk;
  readonly #forms: StepForms;

  constructor(port: Onboarding, toasts: Toasts, onboarding: Walk, forms: StepForms) {
    this.#port = port;
    this.#toasts = toasts;
    this.#onboarding = onboarding;
    this.#forms = forms;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async finishCommunities(): Promise<void> {
    if (this.isStoringReaderStep) return;
    this.isStoringReaderStep = true;
    this.readerStepAnswered(await this.#port.completeReaderStep({ completed: true }));
  }

  async saveProfile(): Promise<void> {
    if (!(await this.#forms.anonymous.save())) return;
    // The service has put the pseudonym into the session's display data.
    this.#forms.session.readUser();
    this.#onboarding.happened({ kind: 'profileStored' });
    await this.#onboarding.refreshProfiles();
  }

  async submitCareerChoice(): Promise<void> {
    const { editScreensMode } = this.#onboarding.state;
    const verification = await this.#forms.career.submitChoice(editScreensMode);
    if (verification === null) return;
    this.#onboarding.happened({ kind: 'careerPosted', verification });
    // Shows the stored status now, since the user may leave on the second screen (ST-CAREER-PORTAL-WRITER).
    const { isWriter } = this.#onboarding.state;
    const isShown = isVerifiedByPortal(verification) ? isWriter : editScreensMode;
    if (isShown) await this.#onboarding.refreshProfiles();
  }

  async submitCareerDetails(): Promise<void> {
    const answer = await this.#forms.career.submitDetails();
    if (answer === null) {
      if (this.#forms.career.isOutdated) await this.#onboarding.reloadCareer();
      return;
    }
    const { nextStep, ...verification } = answer;
    this.#onboarding.happened({ kind: 'careerDetailsStored', verification, nextStep });
    await this.#onboarding.refreshProfiles();
  }

  async sendCode(): Promise<void> {
    const { careerStatusId } = this.#forms.career.state;
    if (careerStatusId === null) return;
    const isSent = await this.#forms.verification.sendCode(careerStatusId);
    if (isSent && this.#onboarding.nestedStep === 'emailVerification') this.#onboarding.happened({ kind: 'wentRight' });
  }

  async verifyCode(): Promise<void> {
    const { career, verification } = this.#forms;
    const { careerStatusId } = career.state;
    const proved = careerStatusId === null ? null : await verification.verify(careerStatusId);
    if (proved === null) return;
    career.verified(proved);
    this.#onboarding.happened({ kind: 'verified' });
    await this.#onboarding.refreshProfiles();
  }

  get canSkip(): boolean {
    return skippingOf(this.#onboarding.state) !== null;
  }

  skip(): void {
    switch (skippingOf(this.#onboarding.state)) {
      case 'readerStep':
        void this.finishCommunities();
        return;
      case 'passOver':
        this.#onboarding.happened({ kind: 'skippedStep' });
        return;
      case null:
        return;
    }
  }

  close(): void {
    switch (closingOf(this.#onboarding.state)) {
      case 'finish':
        this.#onboarding.finish();
        return;
      case 'leave':
        this.#onboarding.leave();
        return;
      case 'askToLeave':
        this.#onboarding.askToLeave();
    }
  }

  private readerStepAnswered(answer: Result<Roles, Failure>): void {
    this.isStoringReaderStep = false;
    if (answer.ok) {
      this.#forms.profile.changeRoles(answer.value);
      this.#onboarding.happened({ kind: 'rolesChanged', ...answer.value });
      this.#onboarding.happened({ kind: 'readerStepDone' });
      return;
    }
    showFailure(this.#toasts, onboardingFailures.stepNotStored, answer.failure);
  }
}
