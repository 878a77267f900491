import { aWalk } from '@tests/support/a-walk';
import { expect, it } from 'vitest';
import { LeaveOnboarding } from './leave-onboarding.use-case';
import { stepByName } from './onboarding-state';

it('leaving closes onboarding, keeps its screen for the next time, and drops what the user wanted to do', () => {
  const dropped: string[] = [];
  const walk = aWalk({ isOnboardingOpen: true, currentStep: stepByName('CareerStatus'), nestedStepIndex: 1 });
  new LeaveOnboarding({ drop: () => void dropped.push('intent') }).execute(walk);
  expect(walk.state).toMatchObject({
    isOnboardingOpen: false,
    savedState: { step: 'CareerStatus', nestedStepIndex: 1 },
  });
  expect(dropped).toEqual(['intent']);
});
