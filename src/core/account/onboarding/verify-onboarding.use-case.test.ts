import { aWalk } from '@tests/support/a-walk';
import { expect, it } from 'vitest';
import type { CareerType } from '@/core/account/career-status/career-status';
import type { OnboardingState } from './onboarding-state';
import { stepByName } from './onboarding-state';
import { EDIT_SEQUENCES } from './steps';
import { VerifyOnboarding } from './verify-onboarding.use-case';

async function verified(selectedOption: CareerType, known: Partial<OnboardingState> = {}) {
  const edited: string[] = [];
  const edit = { execute: async (_walk: unknown, part: string) => void edited.push(part) };
  const walk = aWalk({ isOnboardingOpen: true, currentStep: stepByName('OnboardingCompleted'), ...known });
  await new VerifyOnboarding({ state: { selectedOption } }, edit).execute(walk);
  return { walk, edited };
}

it('goes back from the last screen to the address of the verification', async () => {
  const { walk, edited } = await verified('working');
  expect([walk.state.currentStep.name, walk.state.nestedStepIndex, edited]).toEqual(['Verification', 0, []]);
});

it('opens the verification as a change where this onboarding has none', async () => {
  const { walk, edited } = await verified('student', { sequence: EDIT_SEQUENCES['career-status'] });
  expect([edited, walk.events]).toEqual([['verification'], []]);
});

it('says to an unemployed user why it is closed', async () => {
  const { walk, edited } = await verified('unemployed');
  expect([walk.state.showUnemployedCantVerifyBS, edited]).toEqual([true, []]);
});
