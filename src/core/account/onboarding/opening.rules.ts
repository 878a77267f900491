import type { UserType } from '@/core/account/session/roles';
import { USER_TYPES } from '@/core/account/session/roles';
import type { OnboardingState } from './onboarding-state';

/**
 * Returns the outcome of a signed-in user's request: only a mark for those who are done (ST-ONB-ALREADY), onboarding if the
 * required role is missing (ST-ONB-OPEN-*), else the nudge (ST-ONB-NUDGE).
 */
export type Opening = 'alreadyDone' | 'onboarding' | 'nudge';

type Roles = Pick<OnboardingState, 'isReader' | 'isWriter'>;

/** Never if no role is required. */
export function isRoleMissing(required: UserType | null, roles: Roles): boolean {
  return required !== null && !roles[USER_TYPES[required]];
}

/** Returns what a request for a role leads to. */
export function openingFor(
  state: Roles & Pick<OnboardingState, 'isFullyOnboarded'>,
  required: UserType | null,
): Opening {
  if (state.isFullyOnboarded) return 'alreadyDone';
  return isRoleMissing(required, state) ? 'onboarding' : 'nudge';
}
