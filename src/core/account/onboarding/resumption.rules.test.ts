import { describe, expect, it } from 'vitest';
import { resumptionOf } from './resumption.rules';
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
