import { describe, expect, it } from 'vitest';
import { isRoleMissing, openingFor } from './opening.rules';

const nobodyYet = { isReader: false, isWriter: false, isFullyOnboarded: false };
const reader = { ...nobodyYet, isReader: true };
const writer = { ...nobodyYet, isWriter: true };

describe('opening onboarding', () => {
  it('[ST-ONB-OPEN-READER] opens for a required reader who is none', () => {
    expect(openingFor(nobodyYet, 'reader', true)).toBe('onboarding');
    expect(openingFor(reader, 'reader', true)).not.toBe('onboarding');
  });

  it('[ST-ONB-OPEN-WRITER] opens for a required writer who is none', () => {
    expect(openingFor(reader, 'writer', true)).toBe('onboarding');
    expect(openingFor(writer, 'writer', true)).not.toBe('onboarding');
  });

  it('nudges where no required role is missing', () => {
    expect(openingFor(nobodyYet, null, true)).toBe('nudge');
    expect(openingFor(reader, 'reader', true)).toBe('nudge');
    expect(isRoleMissing(null, nobodyYet)).toBe(false);
  });

  it('asks visitors to log in and leaves those alone who are done', () => {
    expect(openingFor(nobodyYet, 'writer', false)).toBe('login');
    expect(openingFor({ ...reader, isFullyOnboarded: true }, 'writer', true)).toBe('alreadyDone');
  });
});
