import { canVerify } from '@/core/account/career-status/can-verify';
import type { CareerStatusState } from '@/core/account/career-status/career-status';
import { emptyCareerStatus, withCareerStatus } from '@/core/account/career-status/career-status';
import type { Verification } from '@/core/account/career-status/verification';
import { isVerified } from '@/core/account/career-status/verification';
import type { Profile } from '@/core/account/profile/profile';
import type { Profiles } from '@/core/account/profile/profile.port';
import type { Result } from '@/core/kernel/common/result';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { onboardingFailures } from './onboarding-messages';
import type { OnboardingWalk } from './onboarding-walk';
import type { OpenOnboarding } from './open-onboarding.use-case';
import type { EditedPart } from './steps';

export interface EditOnboardingParts {
  readonly session: { readonly userId: string | null };
  readonly profile: { readonly profile: Profile | null; adopt(profile: Profile): void };
  readonly career: { beginWith(profile: Profile): void; verified(verification: Verification): void };
  readonly verification: { takeUpCode(careerStatusId: number): boolean };
  readonly draft: { restoreEdit(): void; restoreAddress(): void };
  readonly toasts: Pick<Toasts, 'show'>;
}

export type Recheck = (state: CareerStatusState) => Promise<Result<Verification, unknown>>;

/**
 * Opens a finished part for editing, with the service's current data. For `verification`, an unemployed user sees why
 * it is closed, and a user without a career status must enter it first.
 */
export class EditOnboarding {
  readonly #profiles: Pick<Profiles, 'getProfile'>;
  readonly #checkAgain: Recheck;
  readonly #open: Pick<OpenOnboarding, 'execute'>;
  readonly #parts: EditOnboardingParts;

  constructor(
    profiles: Pick<Profiles, 'getProfile'>,
    checkAgain: Recheck,
    open: Pick<OpenOnboarding, 'execute'>,
    parts: EditOnboardingParts,
  ) {
    this.#profiles = profiles;
    this.#checkAgain = checkAgain;
    this.#open = open;
    this.#parts = parts;
  }

  async execute(walk: OnboardingWalk, part: EditedPart): Promise<void> {
    const { session, profile: profiles, toasts } = this.#parts;
    const { userId } = session;
    if (userId === null) return;
    const answer = await this.#profiles.getProfile();
    // In the meantime the session may have ended, or another user may have logged in.
    if (session.userId !== userId) return;
    const profile = answer.ok ? answer.value : profiles.profile;
    const career = careerOf(profile);
    const isVerification = part === 'verification' && career !== null;
    const isClosed = isVerification && !canVerify(career.selectedOption);
    const checked = isVerification && !isClosed ? await this.#checkAgain(career) : null;
    if (session.userId !== userId) return;
    if (profile === null) {
      toasts.show(createToast('failure', onboardingFailures.profileNotLoaded));
      return;
    }
    profiles.adopt(profile);
    walk.happened({ kind: 'profileLoaded', profile });
    this.#parts.career.beginWith(profile);
    if (isClosed) walk.happened({ kind: 'unemployedSheetOpened' });
    else if (isVerification) await this.#verify(walk, profile, checked?.ok ? checked.value : null);
    else await this.#changeCareer(walk);
  }

  async #changeCareer(walk: OnboardingWalk): Promise<void> {
    this.#parts.draft.restoreEdit();
    await this.#open.execute(walk, { edit: 'career-status' });
  }

  /** `checked` is null if the service did not repeat the check. */
  async #verify(walk: OnboardingWalk, { careerStatusId }: Profile, checked: Verification | null): Promise<void> {
    const { career, draft, verification } = this.#parts;
    if (checked !== null) career.verified(checked);
    draft.restoreAddress();
    await this.#open.execute(walk, { edit: 'verification' });
    if (!walk.state.isOnboardingOpen || careerStatusId === null) return;
    if (checked !== null && isVerified(checked.verified)) walk.happened({ kind: 'verified' });
    else if (verification.takeUpCode(careerStatusId)) walk.happened({ kind: 'wentRight' });
  }
}

function careerOf(profile: Profile | null): CareerStatusState | null {
  if (profile === null || profile.careerStatus === null) return null;
  return withCareerStatus(emptyCareerStatus, profile.careerStatus, profile.careerStatusId);
}
