import type { Profile } from '@/core/account/profile/profile';
import type { Profiles } from '@/core/account/profile/profile.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { OnboardingRequest } from './onboarding-event';
import { onboardingAfter } from './onboarding-machine';
import { onboardingFailures } from './onboarding-messages';
import { onboardingRequestOf } from './onboarding-request';
import type { OnboardingState, SavedPosition } from './onboarding-state';
import type { OnboardingWalk } from './onboarding-walk';
import { isRoleMissing, onboardingOutcome } from './opening.rules';

export interface OpenOnboardingParts {
  readonly session: { readonly userId: string | null };
  readonly profile: { readonly profile: Profile | null; adopt(profile: Profile): void };
  readonly career: { prefill(profile: Profile): void };
  readonly draft: { restore(state: OnboardingState): SavedPosition | null };
  readonly nudge: { schedule(): void };
  readonly toasts: Pick<Toasts, 'show'>;
}

type Opening = { readonly profile: Profile | null } & (
  | { readonly kind: 'nudge' | 'alreadyDone' }
  | { readonly kind: 'onboarding'; readonly request: OnboardingRequest }
);

/** Opens onboarding, or the nudge if the role is present but something is left to do. */
export class OpenOnboarding {
  readonly #profiles: Pick<Profiles, 'getProfile'>;
  readonly #parts: OpenOnboardingParts;

  constructor(profiles: Pick<Profiles, 'getProfile'>, parts: OpenOnboardingParts) {
    this.#profiles = profiles;
    this.#parts = parts;
  }

  /** A failure is shown only if a role was required. */
  async execute(walk: OnboardingWalk, given: Partial<OnboardingRequest> = {}): Promise<void> {
    const { session, profile: profiles, career, draft, nudge, toasts } = this.#parts;
    const { userId } = session;
    const opening = await this.#decide(given, walk.state);
    // In the meantime the session may have ended, or another user may have logged in.
    if (userId === null || session.userId !== userId) return;
    if (!opening.ok) {
      if (given.required) toasts.show(createToast('failure', onboardingFailures.profileNotLoaded));
      return;
    }
    const { profile } = opening.value;
    if (profile !== null) {
      profiles.adopt(profile);
      walk.happened({ kind: 'profileLoaded', profile });
      career.prefill(profile);
    }
    switch (opening.value.kind) {
      case 'nudge':
        nudge.schedule();
        return;
      case 'alreadyDone':
        walk.happened({ kind: 'foundDone' });
        return;
      case 'onboarding': {
        const { request } = opening.value;
        const isFresh = request.edit !== null || walk.state.savedState !== null;
        walk.happened({ kind: 'opened', request, draftPosition: isFresh ? null : draft.restore(walk.state) });
      }
    }
  }

  /** Loads the profile if the decision needs it. */
  async #decide(given: Partial<OnboardingRequest>, state: OnboardingState): Promise<Result<Opening, Failure>> {
    const loaded = this.#parts.profile.profile === null ? await this.#profiles.getProfile() : null;
    if (loaded !== null && !loaded.ok) return loaded;
    const profile = loaded?.value ?? null;
    const known = profile === null ? state : onboardingAfter(state, { kind: 'profileLoaded', profile });
    const request = onboardingRequestOf(given, known);
    // Users who change a part are already onboarded, so the opening rules do not apply.
    const kind = request.edit !== null ? 'onboarding' : onboardingOutcome(known, request.required);
    if (kind === 'onboarding') return ok({ kind, request, profile });
    if (kind === 'nudge') return ok({ kind, profile });
    return ok({ kind, profile: profile ?? (await this.#freshProfile(request, known)) });
  }

  /** Reloads the profile of a user who has finished but lacks the role, since the service's answer is stale. */
  async #freshProfile({ required }: OnboardingRequest, state: OnboardingState): Promise<Profile | null> {
    if (!isRoleMissing(required, state)) return null;
    const answer = await this.#profiles.getProfile();
    return answer.ok ? answer.value : null;
  }
}
