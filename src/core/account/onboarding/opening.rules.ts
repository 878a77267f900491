import type { UserType } from '@/core/account/session/roles';
import { USER_TYPES } from '@/core/account/session/roles';
import type { OnboardingState } from './onboarding-state';

/**
 * `alreadyDone` for users who have finished (ST-ONB-ALREADY), `onboarding` if the required role is missing
 * (ST-ONB-OPEN-*), otherwise `nudge` (ST-ONB-NUDGE).
 */
export type Opening = 'alreadyDone' | 'onboarding' | 'nudge';

type Roles = Pick<OnboardingState, 'isReader' | 'isWriter'>;

export function isRoleMissing(required: UserType | null, roles: Roles): boolean {
  return required !== null && !roles[USER_TYPES[required]];
}

export function onboardingOutcome(
  state: Roles & Pick<OnboardingState, 'isFullyOnboarded'>,
  required: UserType | null,
): Opening {
  if (state.isFullyOnboarded) return 'alreadyDone';
  return isRoleMissing(required, state) ? 'onboarding' : 'nudge';
}
