import { describe, expect, it } from 'vitest';
import { isRoleMissing, onboardingOutcome } from './opening.rules';

const newcomer = { isReader: false, isWriter: false, isFullyOnboarded: false };
const reader = { ...newcomer, isReader: true };
const writer = { ...newcomer, isWriter: true };

describe('opening onboarding', () => {
  it('[ST-ONB-OPEN-READER] opens for a required reader who is none', () => {
    expect(onboardingOutcome(newcomer, 'READER')).toBe('onboarding');
    expect(onboardingOutcome(reader, 'READER')).not.toBe('onboarding');
  });

  it('[ST-ONB-OPEN-WRITER] opens for a required writer who is none', () => {
    expect(onboardingOutcome(reader, 'WRITER')).toBe('onboarding');
    expect(onboardingOutcome(writer, 'WRITER')).not.toBe('onboarding');
  });

  it('nudges where no required role is missing', () => {
    expect(onboardingOutcome(newcomer, null)).toBe('nudge');
    expect(onboardingOutcome(reader, 'READER')).toBe('nudge');
    expect(isRoleMissing(null, newcomer)).toBe(false);
  });

  it('only marks those who are done', () => {
    expect(onboardingOutcome({ ...reader, isFullyOnboarded: true }, 'WRITER')).toBe('alreadyDone');
  });
});
