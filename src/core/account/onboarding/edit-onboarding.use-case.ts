import { canVerify } from '@/core/account/career-status/can-verify';
import type { CareerStatusState } from '@/core/account/career-status/career-status';
import { emptyCareerStatus, withCareerStatus } from '@/core/account/career-status/career-status';
import type { Verification } from '@/core/account/career-status/verification';
import type { Profile } from '@/core/account/profile/profile';
import type { Profiles } from '@/core/account/profile/profile.port';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { EditedPart } from './steps';

interface EditOnboardingInput {
  readonly part: EditedPart;
  readonly known: Profile | null;
}

/** `verification` is null if the service did not check it again. */
export type OnboardingEdit =
  | { readonly kind: 'career-status' | 'unemployed'; readonly profile: Profile }
  | { readonly kind: 'verification'; readonly profile: Profile; readonly verification: Verification | null };

export type CheckAgain = (state: CareerStatusState) => Promise<Result<Verification, unknown>>;

/** Decides which part of a finished onboarding a user can change, from the service's current data. */
export class EditOnboarding {
  readonly #profiles: Pick<Profiles, 'getProfile'>;
  readonly #checkAgain: CheckAgain;

  constructor(profiles: Pick<Profiles, 'getProfile'>, checkAgain: CheckAgain) {
    this.#profiles = profiles;
    this.#checkAgain = checkAgain;
  }

  /** Fails if no profile is known and it could not be loaded. A user without a career status starts with that. */
  async execute({ part, known }: EditOnboardingInput): Promise<Result<OnboardingEdit, 'notLoaded'>> {
    const answer = await this.#profiles.getProfile();
    const profile = answer.ok ? answer.value : known;
    if (profile === null) return fail('notLoaded');
    const { careerStatus, careerStatusId } = profile;
    if (part === 'career-status' || careerStatus === null) return ok({ kind: 'career-status', profile });
    const career = withCareerStatus(emptyCareerStatus, careerStatus, careerStatusId);
    if (!canVerify(career.selectedOption)) return ok({ kind: 'unemployed', profile });
    const checked = await this.#checkAgain(career);
    return ok({ kind: 'verification', profile, verification: checked.ok ? checked.value : null });
  }
}
