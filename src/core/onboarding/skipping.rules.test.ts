import { describe, expect, it } from 'vitest';
import { stepNamed } from './onboarding-state';
import { skippingOf } from './skipping.rules';

describe('skippingOf', () => {
  it.each([
    ['Communities', 'readerStep'],
    ['AnonymousProfile', 'leave'],
    ['CareerStatus', 'leave'],
    ['Verification', 'passOver'],
    ['OnboardingCompleted', 'finish'],
  ] as const)('on %s: %s', (step, skipping) => {
    expect(skippingOf({ currentStep: stepNamed(step), editScreensMode: false })).toBe(skipping);
  });

  it('drops the change where a career status is edited', () => {
    expect(skippingOf({ currentStep: stepNamed('CareerStatus'), editScreensMode: true })).toBe('drop');
  });
});
