import { describe, expect, it } from 'vitest';
import {
  EDIT_SEQUENCES,
  hasTwoNamedSteps,
  NESTED_STEPS,
  ONBOARDING_STEPS,
  OTHER_SEQUENCE,
  screenCountOf,
  sequenceFor,
  WRITER_SEQUENCE,
} from './steps';

describe('onboarding steps', () => {
  it('[EM-ONB-STEPS] are five', () => {
    expect(ONBOARDING_STEPS).toEqual([
      'Communities',
      'AnonymousProfile',
      'CareerStatus',
      'Verification',
      'OnboardingCompleted',
    ]);
  });

  it('[EM-ONB-NESTED] have screens inside career status and verification only', () => {
    expect(NESTED_STEPS).toEqual({
      Communities: [],
      AnonymousProfile: [],
      CareerStatus: ['careerOption', 'additionalDetails'],
      Verification: ['emailVerification', 'verifyOtp'],
      OnboardingCompleted: [],
    });
  });

  it('[ST-ONB-SEQUENCE] are all five, unless the user is a reader or writer is required', () => {
    expect(sequenceFor(false, false)).toBe(WRITER_SEQUENCE);
    expect(sequenceFor(true, false)).toBe(OTHER_SEQUENCE);
    expect(sequenceFor(false, true)).toBe(OTHER_SEQUENCE);
    expect(sequenceFor(true, true)).toBe(OTHER_SEQUENCE);
  });

  it('are counted by screens for the full sequence and by names for the two-step one', () => {
    expect([WRITER_SEQUENCE, OTHER_SEQUENCE, EDIT_SEQUENCES['career-status']].map(screenCountOf)).toEqual([6, 5, 2]);
    expect([WRITER_SEQUENCE, OTHER_SEQUENCE, EDIT_SEQUENCES['career-status']].map(hasTwoNamedSteps)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
