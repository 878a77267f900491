import { describe, expect, it } from 'vitest';
import { isRoleMissing, openingFor } from './opening.rules';

const nobodyYet = { isReader: false, isWriter: false, isFullyOnboarded: false };
const reader = { ...nobodyYet, isReader: true };
const writer = { ...nobodyYet, isWriter: true };

describe('opening onboarding', () => {
  it('[ST-ONB-OPEN-READER] opens for a required reader who is none', () => {
    expect(openingFor(nobodyYet, 'reader')).toBe('onboarding');
    expect(openingFor(reader, 'reader')).not.toBe('onboarding');
  });

  it('[ST-ONB-OPEN-WRITER] opens for a required writer who is none', () => {
    expect(openingFor(reader, 'writer')).toBe('onboarding');
    expect(openingFor(writer, 'writer')).not.toBe('onboarding');
  });

  it('nudges where no required role is missing', () => {
    expect(openingFor(nobodyYet, null)).toBe('nudge');
    expect(openingFor(reader, 'reader')).toBe('nudge');
    expect(isRoleMissing(null, nobodyYet)).toBe(false);
  });

  it('only marks those who are done', () => {
    expect(openingFor({ ...reader, isFullyOnboarded: true }, 'writer')).toBe('alreadyDone');
  });
});
