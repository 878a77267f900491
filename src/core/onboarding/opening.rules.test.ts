import { describe, expect, it } from 'vitest';
import { isRoleMissing, openingFor } from './opening.rules';

const newcomer = { isReader: false, isWriter: false, isFullyOnboarded: false };
const reader = { ...newcomer, isReader: true };
const writer = { ...newcomer, isWriter: true };

describe('opening onboarding', () => {
  it('[ST-ONB-OPEN-READER] opens for a required reader who is none', () => {
    expect(openingFor(newcomer, 'reader')).toBe('onboarding');
    expect(openingFor(reader, 'reader')).not.toBe('onboarding');
  });

  it('[ST-ONB-OPEN-WRITER] opens for a required writer who is none', () => {
    expect(openingFor(reader, 'writer')).toBe('onboarding');
    expect(openingFor(writer, 'writer')).not.toBe('onboarding');
  });

  it('nudges where no required role is missing', () => {
    expect(openingFor(newcomer, null)).toBe('nudge');
    expect(openingFor(reader, 'reader')).toBe('nudge');
    expect(isRoleMissing(null, newcomer)).toBe(false);
  });

  it('only marks those who are done', () => {
    expect(openingFor({ ...reader, isFullyOnboarded: true }, 'writer')).toBe('alreadyDone');
  });
});
