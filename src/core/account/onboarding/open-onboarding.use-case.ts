import type { Profile } from '@/core/account/profile/profile';
import type { Profiles } from '@/core/account/profile/profile.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { OnboardingRequest } from './onboarding-event';
import { onboardingAfter } from './onboarding-machine';
import { onboardingRequestOf } from './onboarding-request';
import type { OnboardingState } from './onboarding-state';
import { isRoleMissing, openingFor } from './opening.rules';

interface OpenOnboardingInput {
  readonly given: Partial<OnboardingRequest>;
  readonly state: OnboardingState;
  readonly isProfileKnown: boolean;
}

export type OnboardingOpening =
  | { readonly kind: 'nudge'; readonly profile: Profile | null }
  | { readonly kind: 'onboarding'; readonly request: OnboardingRequest; readonly profile: Profile | null }
  | { readonly kind: 'alreadyDone'; readonly profile: Profile | null };

/** Decides the response to a signed-in user's request for a role. Loads the profile if the decision needs it. */
export class OpenOnboarding {
  readonly #profiles: Profiles;

  constructor(profiles: Profiles) {
    this.#profiles = profiles;
  }

  /** Fails if the profile could not be loaded. */
  async execute({ given, state, isProfileKnown }: OpenOnboardingInput): Promise<Result<OnboardingOpening, Failure>> {
    const loaded = isProfileKnown ? null : await this.#profiles.getProfile();
    if (loaded !== null && !loaded.ok) return loaded;
    const profile = loaded?.value ?? null;
    const known = profile === null ? state : onboardingAfter(state, { kind: 'profileLoaded', profile });
    const request = onboardingRequestOf(given, known);
    // A change is for users who are onboarded, so the opening rule does not hold it up.
    const kind = request.edit !== null ? 'onboarding' : openingFor(known, request.required);
    switch (kind) {
      case 'onboarding':
        return ok({ kind, request, profile });
      case 'nudge':
        return ok({ kind, profile });
      case 'alreadyDone':
        return ok({ kind, profile: profile ?? (await this.#freshProfile(request, known)) });
    }
  }

  /** Reloads the profile of a user who has finished but lacks the role, since the service's answer is stale. */
  async #freshProfile({ required }: OnboardingRequest, state: OnboardingState): Promise<Profile | null> {
    if (!isRoleMissing(required, state)) return null;
    const answer = await this.#profiles.getProfile();
    return answer.ok ? answer.value : null;
  }
}
