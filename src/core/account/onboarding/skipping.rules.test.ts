import { describe, expect, it } from 'vitest';
import { stepByName } from './onboarding-state';
import { closingOf, skippingOf } from './skipping.rules';

describe('skippingOf and closingOf', () => {
  it.each([
    ['Communities', 'readerStep', 'askToLeave'],
    ['AnonymousProfile', null, 'askToLeave'],
    ['CareerStatus', null, 'askToLeave'],
    ['Verification', 'passOver', 'askToLeave'],
    ['OnboardingCompleted', null, 'finish'],
  ] as const)('on %s: skipping %s, closing %s', (step, skipping, closing) => {
    const state = { currentStep: stepByName(step), editScreensMode: false, isActionModalOpen: false };
    expect(skippingOf(state)).toBe(skipping);
    expect(closingOf(state)).toBe(closing);
  });

  it('closing drops the change where a career status is edited, and nothing is skipped', () => {
    for (const step of ['CareerStatus', 'Verification'] as const) {
      const state = { currentStep: stepByName(step), editScreensMode: true, isActionModalOpen: false };
      expect(skippingOf(state)).toBeNull();
      expect(closingOf(state)).toBe('leave');
    }
  });

  it('closing leaves where the action modal has asked already', () => {
    const state = { currentStep: stepByName('CareerStatus'), editScreensMode: false, isActionModalOpen: true };
    expect(closingOf(state)).toBe('leave');
  });
});
