import type { Requirement } from '@/core/session/roles';
import type { OnboardingState } from './onboarding-state';

/**
 * What asking for onboarding leads to: the login for visitors (ST-ONB-ANONYMOUS), nothing but a mark for those who are
 * done (ST-ONB-ALREADY), onboarding where the required role is missing (ST-ONB-OPEN-*), else the nudge (ST-ONB-NUDGE).
 */
export type Opening = 'login' | 'alreadyDone' | 'onboarding' | 'nudge';

type Roles = Pick<OnboardingState, 'isReader' | 'isWriter'>;

/** Whether the required role is missing. */
export function isRoleMissing(required: Requirement | null, { isReader, isWriter }: Roles): boolean {
  return (required === 'reader' && !isReader) || (required === 'writer' && !isWriter);
}

/** What asking for onboarding leads to. */
export function openingFor(
  state: Roles & Pick<OnboardingState, 'isFullyOnboarded'>,
  required: Requirement | null,
  isLoggedIn: boolean,
): Opening {
  if (!isLoggedIn) return 'login';
  if (state.isFullyOnboarded) return 'alreadyDone';
  return isRoleMissing(required, state) ? 'onboarding' : 'nudge';
}
