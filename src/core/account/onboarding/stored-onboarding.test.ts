import { describe, expect, it } from 'vitest';
import { emptyCareerStatus } from '@/core/account/career-status/career-status';
import type { OnboardingDraft } from './stored-onboarding';
import { parseStoredOnboarding, serializeOnboarding } from './stored-onboarding';

const draft: OnboardingDraft = {
  position: { step: 'CareerStatus', nestedStepIndex: 1 },
  userName: 'NimbuPaani',
  avatar: { avatarUri: 'kolam:5c0e9a17d2b4f683', avatarColor: '#EFDEDF' },
  career: {
    ...emptyCareerStatus,
    selectedOption: 'working',
    careerStatusId: 41,
    working: { ...emptyCareerStatus.working, companyName: 'Vaayuna Technologies', departmentId: 3 },
  },
  email: 'asha@vaayuna.example',
  base: 'working|Vaayuna Technologies|',
};

describe('a stored onboarding', () => {
  it('comes back as it was entered', () => {
    expect(parseStoredOnboarding(serializeOnboarding(draft, 'u1'), 'u1')).toEqual(draft);
  });

  it('comes back to its owner only', () => {
    expect(parseStoredOnboarding(serializeOnboarding(draft, 'u1'), 'u2')).toBeNull();
  });

  it('does not bring back what only the services can say', () => {
    const proved = {
      ...draft,
      career: { ...draft.career, working: { ...draft.career.working, verified: 'VERIFIED', source: 'email' } },
    } as const;
    expect(parseStoredOnboarding(serializeOnboarding(proved, 'u1'), 'u1')?.career.working.verified).toBe('');
  });

  it.each([null, '', '{', '[]', '"text"', '{"version":0,"owner":"u1"}'])('is nothing where %s is stored', (stored) => {
    expect(parseStoredOnboarding(stored, 'u1')).toBeNull();
  });

  it('is empty in the parts that are damaged', () => {
    const damaged = JSON.stringify({ version: 1, owner: 'u1', position: { step: 'Lunch' }, career: { working: 3 } });
    expect(parseStoredOnboarding(damaged, 'u1')).toEqual({
      position: null,
      userName: '',
      avatar: null,
      career: emptyCareerStatus,
      email: '',
      base: '',
    });
  });
});
