import type { UserType } from '@/core/account/session/roles';
import type { OnboardingRequest } from './onboarding-event';
import type { OnboardingState } from './onboarding-state';

type Roles = Pick<OnboardingState, 'isReader' | 'isWriter'>;

/** An account's onboarding is initial until the account has a role. */
export function onboardingRequestOf(given: Partial<OnboardingRequest>, roles: Roles): OnboardingRequest {
  return {
    required: null,
    edit: null,
    internalCampaign: null,
    openCreatePost: false,
    isInitial: !roles.isReader && !roles.isWriter,
    ...given,
  };
}

export function nextRoleOf({ isReader, isWriter }: Roles): UserType | null {
  if (isWriter) return null;
  return isReader ? 'WRITER' : 'READER';
}
