import { describe, expect, it } from 'vitest';
import { CAREER_TYPES, emptyCareerStatus } from './career-status';
import { withVerification } from './with-verification';

const proved = { verified: 'VERIFIED', verificationSource: 'email' } as const;

describe('withVerification', () => {
  it.each(CAREER_TYPES)('marks the chosen type only: %s', (selectedOption) => {
    const state = withVerification({ ...emptyCareerStatus, selectedOption }, proved);
    for (const type of CAREER_TYPES) {
      expect(state[type]).toMatchObject(
        type === selectedOption ? { verified: 'VERIFIED', source: 'email' } : { verified: '', source: '' },
      );
    }
  });

  it('changes nothing where no type is chosen', () => {
    expect(withVerification(emptyCareerStatus, proved)).toBe(emptyCareerStatus);
  });
});
