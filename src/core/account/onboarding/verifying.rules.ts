import { canVerify } from '@/core/account/career-status/can-verify';
import type { CareerType } from '@/core/account/career-status/career-status';
import type { OnboardingEvent } from './onboarding-event';
import type { OnboardingState } from './onboarding-state';

/**
 * Leads from the last screen to the verification, or to the sheet that explains to an unemployed user why it is closed
 * (OV-UNEMPLOYED). Returns null if this onboarding has no verification.
 */
export function eventsToVerification(
  { sequence }: Pick<OnboardingState, 'sequence'>,
  type: CareerType | null,
): readonly OnboardingEvent[] | null {
  if (!canVerify(type)) return [{ kind: 'unemployedSheetOpened' }];
  return sequence.includes('Verification') ? [{ kind: 'wentLeft' }, { kind: 'wentLeft' }] : null;
}
