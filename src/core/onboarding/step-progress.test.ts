import { describe, expect, it } from 'vitest';
import { stepNamed } from './onboarding-state';
import { stepProgressOf } from './step-progress';
import { OTHER_SEQUENCE, WRITER_SEQUENCE } from './steps';

describe('stepProgressOf', () => {
  it('counts the named steps without the last screen', () => {
    expect(stepProgressOf({ sequence: WRITER_SEQUENCE, currentStep: stepNamed('AnonymousProfile') })).toEqual({
      current: 2,
      total: 4,
    });
    expect(stepProgressOf({ sequence: OTHER_SEQUENCE, currentStep: stepNamed('AnonymousProfile') })).toEqual({
      current: 1,
      total: 3,
    });
  });
});
