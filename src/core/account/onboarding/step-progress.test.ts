import { describe, expect, it } from 'vitest';
import { stepByName } from './onboarding-state';
import { stepProgressOf } from './step-progress';
import { EDIT_SEQUENCES, OTHER_SEQUENCE, WRITER_SEQUENCE } from './steps';

const unread = { readerStepCompleted: false };

describe('stepProgressOf', () => {
  it('counts the screens without the last', () => {
    const profile = { currentStep: stepByName('AnonymousProfile'), nestedStepIndex: 0, ...unread };
    expect(stepProgressOf({ sequence: WRITER_SEQUENCE, ...profile })).toEqual({ current: 2, total: 6 });
    expect(stepProgressOf({ sequence: OTHER_SEQUENCE, ...profile })).toEqual({ current: 1, total: 5 });
  });

  it('has a number of its own for each screen inside a step', () => {
    const at = (nestedStepIndex: number) =>
      stepProgressOf({ sequence: OTHER_SEQUENCE, ...unread, currentStep: stepByName('CareerStatus'), nestedStepIndex })
        .current;
    expect([at(0), at(1)]).toEqual([2, 3]);
    const last = { ...unread, currentStep: stepByName('OnboardingCompleted'), nestedStepIndex: 0 };
    expect(stepProgressOf({ sequence: OTHER_SEQUENCE, ...last })).toEqual({ current: 6, total: 5 });
  });

  it('keeps the number of a screen after "Finish later", when the sequence leaves out the communities that are done', () => {
    const profile = { currentStep: stepByName('AnonymousProfile'), nestedStepIndex: 0, readerStepCompleted: true };
    expect(stepProgressOf({ sequence: OTHER_SEQUENCE, ...profile })).toEqual({ current: 2, total: 6 });
    expect(stepProgressOf({ sequence: WRITER_SEQUENCE, ...profile })).toEqual({ current: 2, total: 6 });
    const career = { ...profile, currentStep: stepByName('CareerStatus') };
    expect(stepProgressOf({ sequence: EDIT_SEQUENCES['career-status'], ...career })).toEqual({ current: 1, total: 2 });
  });
});
