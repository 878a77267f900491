import { expect, it } from 'vitest';
import { advanceTo, goToCareerStatus, goToFirst, jumpToLast } from './movement.rules';
import type { OnboardingState } from './onboarding-state';
import { initialOnboarding, stepByName } from './onboarding-state';
import type { OnboardingStep } from './steps';
import { EDIT_SEQUENCES, WRITER_SEQUENCE } from './steps';

const at = (step: OnboardingStep, sequence: readonly OnboardingStep[] = WRITER_SEQUENCE): OnboardingState => ({
  ...initialOnboarding,
  isOnboardingOpen: true,
  sequence,
  currentStep: stepByName(step),
  nestedStepIndex: 1,
});
const place = ({ currentStep, nestedStepIndex }: OnboardingState) => [currentStep.name, nestedStepIndex];

it.each([
  ['a later step', 'Verification', ['Verification', 0]],
  ['the step itself', 'CareerStatus', ['Verification', 0]],
  ['an earlier step', 'Communities', ['Verification', 0]],
] as const)('advancing to %s', (_name, step, to) => {
  expect(place(advanceTo(at('CareerStatus'), step))).toEqual(to);
});

it('goes to the first, to the last and to the career status, where a sequence has them', () => {
  expect(place(goToFirst(at('Verification')))).toEqual(['Communities', 0]);
  expect(place(jumpToLast(at('AnonymousProfile')))).toEqual(['OnboardingCompleted', 0]);
  expect(place(goToCareerStatus(at('Verification')))).toEqual(['CareerStatus', 0]);
  const verifying = at('Verification', EDIT_SEQUENCES.verification);
  expect(goToCareerStatus(verifying)).toBe(verifying);
});

it('stays where it is in an empty sequence', () => {
  const nowhere = at('Verification', []);
  expect([goToFirst(nowhere), jumpToLast(nowhere)]).toEqual([nowhere, nowhere]);
});
