import { describe, expect, it } from 'vitest';
import { initialOnboarding } from './onboarding-state';
import { positionOf, requestToResume, resumptionOf } from './resumption.rules';
import { OTHER_SEQUENCE, WRITER_SEQUENCE } from './steps';

const nothingDone = { readerStepCompleted: false, hasFilledUserProfile: false, hasFilledCareerStatus: false };
const at = (step: (typeof WRITER_SEQUENCE)[number], nestedStepIndex = 0) => ({ step, nestedStepIndex });

describe('resumptionOf', () => {
  it('is the first step for a user who has done nothing', () => {
    expect(resumptionOf({ sequence: WRITER_SEQUENCE, ...nothingDone }, null)).toEqual(at('Communities'));
    expect(resumptionOf({ sequence: OTHER_SEQUENCE, ...nothingDone }, null)).toEqual(at('AnonymousProfile'));
  });

  it('is the first step that is not done, where the others were done on another device', () => {
    const named = { ...nothingDone, readerStepCompleted: true, hasFilledUserProfile: true };
    expect(resumptionOf({ sequence: WRITER_SEQUENCE, ...named }, null)).toEqual(at('CareerStatus'));
    expect(resumptionOf({ sequence: WRITER_SEQUENCE, ...named }, at('Communities'))).toEqual(at('CareerStatus'));
  });

  it('is where the user left, if that is not behind', () => {
    expect(resumptionOf({ sequence: WRITER_SEQUENCE, ...nothingDone }, at('CareerStatus', 1))).toEqual(
      at('CareerStatus', 1),
    );
    const done = { readerStepCompleted: true, hasFilledUserProfile: true, hasFilledCareerStatus: true };
    expect(resumptionOf({ sequence: OTHER_SEQUENCE, ...done }, at('Verification', 1))).toEqual(at('Verification', 1));
    expect(resumptionOf({ sequence: OTHER_SEQUENCE, ...done }, at('AnonymousProfile', 1))).toEqual(
      at('AnonymousProfile', 1),
    );
    const named = { ...nothingDone, hasFilledUserProfile: true };
    expect(resumptionOf({ sequence: OTHER_SEQUENCE, ...named }, at('CareerStatus', 1))).toEqual(at('CareerStatus', 1));
    expect(resumptionOf({ sequence: OTHER_SEQUENCE, ...done }, null)).toEqual(at('AnonymousProfile'));
  });

  it('is never a step that the sequence lacks', () => {
    expect(resumptionOf({ sequence: OTHER_SEQUENCE, ...nothingDone }, at('Communities'))).toEqual(
      at('AnonymousProfile'),
    );
  });
});

describe('leaving for another screen', () => {
  it('asks for the same again: a change of the career, or the way to writer', () => {
    const left = { editScreensMode: false, openCreatePost: true, internalCampaign: 'diwali' };
    expect(requestToResume(left)).toEqual({ required: 'WRITER', openCreatePost: true, internalCampaign: 'diwali' });
    expect(requestToResume({ ...left, editScreensMode: true })).toEqual({ edit: 'career-status' });
  });

  it('keeps the position of an open onboarding, and none of a change', () => {
    const open = { ...initialOnboarding, isOnboardingOpen: true, nestedStepIndex: 1 };
    expect(positionOf(open)).toEqual({ step: 'Communities', nestedStepIndex: 1 });
    expect(positionOf({ ...open, isOnboardingOpen: false })).toBeNull();
    expect(positionOf({ ...open, editScreensMode: true })).toBeNull();
  });
});
