import type { UserType } from '@/core/account/session/roles';
import type { OnboardingRequest } from './onboarding-event';
import type { OnboardingState } from './onboarding-state';

type Roles = Pick<OnboardingState, 'isReader' | 'isWriter'>;

/** The initial onboarding of an account is the one before it has any role. */
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
