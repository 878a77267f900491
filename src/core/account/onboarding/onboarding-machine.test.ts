import { aProfile } from '@tests/support/a-profile';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Verification, Verified } from '@/core/account/career-status/verification';
import type { OnboardingEvent, OnboardingRequest } from './onboarding-event';
import { isFollowUpDue, onboardingAfter } from './onboarding-machine';
import { onboardingMessages } from './onboarding-messages';
import type { OnboardingState } from './onboarding-state';
import { initialOnboarding, stepByName } from './onboarding-state';
import { closingOf } from './skipping.rules';
import type { OnboardingStep } from './steps';
import { EDIT_SEQUENCES, OTHER_SEQUENCE, WRITER_SEQUENCE } from './steps';

const right: OnboardingEvent = { kind: 'wentRight' };
const left: OnboardingEvent = { kind: 'wentLeft' };

function opened(change: Partial<OnboardingRequest> = {}): OnboardingEvent {
  const plain = { edit: null, internalCampaign: null, openCreatePost: false, isInitial: false };
  return { kind: 'opened', draftPosition: null, request: { required: 'READER', ...plain, ...change } };
}

function at(step: OnboardingStep, nestedStepIndex = 0, change: Partial<OnboardingState> = {}): OnboardingState {
  return { ...initialOnboarding, isOnboardingOpen: true, currentStep: stepByName(step), nestedStepIndex, ...change };
}

function detailsStored(verified: Verified, nextStep: OnboardingStep | null): OnboardingEvent {
  return { kind: 'careerDetailsStored', verification: { verified, verificationSource: 'email' }, nextStep };
}

const place = ({ currentStep, nestedStepIndex }: OnboardingState) => [currentStep.name, nestedStepIndex];

describe('goTo', () => {
  it('[ST-GOTO-RIGHT] right goes through the screens of a step, then to the next step', () => {
    const second = onboardingAfter(at('CareerStatus', 0), right);
    expect(place(second)).toEqual(['CareerStatus', 1]);
    expect(place(onboardingAfter(second, right))).toEqual(['Verification', 0]);
  });

  it('[ST-GOTO-LEFT] left goes back through the screens, then to the last screen of the step before', () => {
    const first = onboardingAfter(at('Verification', 1), left);
    expect(place(first)).toEqual(['Verification', 0]);
    expect(place(onboardingAfter(first, left))).toEqual(['CareerStatus', 1]);
  });

  it('[ST-GOTO-LEFT-FIRST] left on the first step closes', () => {
    expect(onboardingAfter(at('Communities'), left).isOnboardingOpen).toBe(false);
  });

  it('[ST-GOTO-FINISH] right on the last step closes, goes back to the first and is done', () => {
    const done = onboardingAfter(at('OnboardingCompleted'), right);
    expect(done).toMatchObject({ isOnboardingOpen: false, lastStepCompleted: true });
    expect(place(done)).toEqual(['Communities', 0]);
  });

  it('[ST-FULLY-SIX-STEPS] finishing a sequence of six screens makes fully onboarded, a shorter one does not', () => {
    expect(onboardingAfter(at('OnboardingCompleted'), right).isFullyOnboarded).toBe(true);
    for (const sequence of [OTHER_SEQUENCE, ...Object.values(EDIT_SEQUENCES)]) {
      expect(onboardingAfter(at('OnboardingCompleted', 0, { sequence }), right).isFullyOnboarded).toBe(false);
    }
  });

  it('right and then left comes back to the same screen, anywhere but at the end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(WRITER_SEQUENCE, OTHER_SEQUENCE, ...Object.values(EDIT_SEQUENCES)),
        fc.nat(6),
        (sequence, steps) => {
          const [first] = sequence;
          let state = at(first ?? 'Communities', 0, { sequence });
          for (let step = 0; step < steps; step += 1) state = onboardingAfter(state, right);
          const next = onboardingAfter(state, right);
          if (state.isOnboardingOpen && next.isOnboardingOpen) {
            expect(place(onboardingAfter(next, left))).toEqual(place(state));
          }
        },
      ),
    );
  });
});

describe('opening', () => {
  it('opens the sequence for the role, from its first step', () => {
    expect(onboardingAfter(initialOnboarding, opened())).toMatchObject({
      isOnboardingOpen: true,
      sequence: WRITER_SEQUENCE,
      currentStep: { name: 'Communities', nestedSteps: [] },
    });
    const toWrite = onboardingAfter(initialOnboarding, opened({ required: 'WRITER', internalCampaign: 'c' }));
    expect(toWrite).toMatchObject({ sequence: OTHER_SEQUENCE, internalCampaign: 'c' });
    expect(place(toWrite)).toEqual(['AnonymousProfile', 0]);
  });

  it('opens the two steps of a change for a user who is done', () => {
    const state = onboardingAfter({ ...initialOnboarding, isFullyOnboarded: true }, opened({ edit: 'career-status' }));
    expect(state).toMatchObject({
      isOnboardingOpen: true,
      editScreensMode: true,
      sequence: EDIT_SEQUENCES['career-status'],
    });
    expect(place(state)).toEqual(['CareerStatus', 0]);
  });

  it('goes on where one left, as long as that step is there', () => {
    const leftAt = onboardingAfter(at('CareerStatus', 1), { kind: 'left' });
    expect(leftAt.isOnboardingOpen).toBe(false);
    expect(place(onboardingAfter(leftAt, opened()))).toEqual(['CareerStatus', 1]);
    const leftEarly = onboardingAfter(at('Communities'), { kind: 'left' });
    expect(place(onboardingAfter(leftEarly, opened({ required: 'WRITER' })))).toEqual(['AnonymousProfile', 0]);
  });
});

describe('career status', () => {
  const posted = (verified: Verified, verificationSource: Verification['verificationSource']): OnboardingEvent => ({
    kind: 'careerPosted',
    verification: { verified, verificationSource },
  });

  it('verified by the portal is filled; a writer is through, others give details', () => {
    const writer = onboardingAfter(at('CareerStatus', 0, { isWriter: true }), posted('VERIFIED', 'naukri'));
    expect(writer.hasFilledCareerStatus).toBe(true);
    expect(place(writer)).toEqual(['Verification', 0]);
    const other = onboardingAfter(at('CareerStatus'), posted('VERIFIED', 'naukri'));
    expect(other.hasFilledCareerStatus).toBe(true);
    expect(place(other)).toEqual(['CareerStatus', 1]);
  });

  it('verified otherwise is not filled yet', () => {
    const state = onboardingAfter(at('CareerStatus', 0, { isWriter: true }), posted('VERIFIED', 'email'));
    expect(state.hasFilledCareerStatus).toBe(false);
    expect(place(state)).toEqual(['CareerStatus', 1]);
  });

  it('[ST-CAREER-TWO-STEPS] jumps to the last screen of two steps when at least partially verified', () => {
    const two = at('CareerStatus', 1, { sequence: EDIT_SEQUENCES['career-status'] });
    expect(place(onboardingAfter(two, detailsStored('VERIFIED', null)))).toEqual(['OnboardingCompleted', 0]);
    expect(place(onboardingAfter(two, detailsStored('PARTIAL_VERIFIED', null)))).toEqual(['OnboardingCompleted', 0]);
    expect(place(onboardingAfter(two, detailsStored('', null)))).toEqual(['CareerStatus', 1]);
    const three = at('CareerStatus', 1, { sequence: ['CareerStatus', 'Verification', 'OnboardingCompleted'] });
    expect(place(onboardingAfter(three, detailsStored('VERIFIED', null)))).toEqual(['CareerStatus', 1]);
  });

  it('[ST-CAREER-NEXTSTEP] advances when the answer names Verification or OnboardingCompleted', () => {
    const details = at('CareerStatus', 1);
    expect(place(onboardingAfter(details, detailsStored('', 'Verification')))).toEqual(['Verification', 0]);
    expect(place(onboardingAfter(details, detailsStored('', 'OnboardingCompleted')))).toEqual([
      'OnboardingCompleted',
      0,
    ]);
    for (const other of [null, 'Communities', 'AnonymousProfile', 'CareerStatus'] as const) {
      expect(place(onboardingAfter(details, detailsStored('', other)))).toEqual(['CareerStatus', 1]);
    }
    const elsewhere = at('Communities');
    expect(place(onboardingAfter(elsewhere, detailsStored('', 'Verification')))).toEqual(['Communities', 0]);
    const change = at('CareerStatus', 1, { sequence: EDIT_SEQUENCES['career-status'] });
    expect(place(onboardingAfter(change, detailsStored('', 'Verification')))).toEqual(['OnboardingCompleted', 0]);
  });
});

describe('fully onboarded', () => {
  it('is judged after every change of the three flags, in any order', () => {
    const setters: Record<string, OnboardingEvent> = {
      reader: { kind: 'readerStepDone' },
      profile: { kind: 'profileStored' },
      career: detailsStored('', null),
    };
    for (const order of [
      ['reader', 'profile', 'career'],
      ['career', 'reader', 'profile'],
      ['profile', 'career', 'reader'],
    ]) {
      const seen: boolean[] = [];
      let state = at('Communities');
      for (const name of order) {
        const event = setters[name];
        if (event) state = onboardingAfter(state, event);
        seen.push(state.isFullyOnboarded);
      }
      expect(seen).toEqual([false, false, true]);
    }
  });

  it('is never taken back within a session, only by the sign-out', () => {
    const done = { ...initialOnboarding, isFullyOnboarded: true };
    const changed = onboardingAfter(done, { kind: 'rolesChanged', isReader: false, isWriter: false });
    expect(changed.isFullyOnboarded).toBe(true);
    expect(onboardingAfter(done, { kind: 'signedOut' })).toEqual(initialOnboarding);
  });
});

describe('leaving', () => {
  it('asks back with the title that fits, a moment later', () => {
    const asked = onboardingAfter(at('CareerStatus', 0, { openCreatePost: true }), { kind: 'leaveAsked' });
    expect(asked.isActionModalOpen).toBe(false);
    expect(asked.actionModalTitle).toMatch(/^You’re almost ready/);
    const open = onboardingAfter(asked, { kind: 'actionModalDue' });
    expect(open.isActionModalOpen).toBe(true);
    expect(onboardingAfter(open, { kind: 'stayed' })).toMatchObject({
      isActionModalOpen: false,
      isOnboardingOpen: true,
    });
    expect(onboardingAfter(open, { kind: 'left' })).toMatchObject({
      isActionModalOpen: false,
      isOnboardingOpen: false,
    });
  });

  it('asks a writer as one, also if the role comes after the user has asked to leave', () => {
    const asked = onboardingAfter(at('CareerStatus', 0, { openCreatePost: true }), { kind: 'leaveAsked' });
    const open = onboardingAfter(asked, { kind: 'actionModalDue' });
    const writer = onboardingAfter(open, { kind: 'rolesChanged', isReader: true, isWriter: true });
    expect(writer).toMatchObject({ isActionModalOpen: true, actionModalTitle: onboardingMessages.actionModalWriter });
  });

  it('does not ask back when onboarding is closed by then', () => {
    const closed = { ...initialOnboarding, actionModalTitle: 'x' };
    expect(onboardingAfter(closed, { kind: 'actionModalDue' }).isActionModalOpen).toBe(false);
  });
});

describe('follow-up', () => {
  it('is due when an initial onboarding was finished, and not when it was left', () => {
    const last = at('OnboardingCompleted', 0, { isInitialOnBoarding: true });
    expect(isFollowUpDue(last, onboardingAfter(last, right))).toBe(true);
    expect(isFollowUpDue(last, onboardingAfter(last, { kind: 'left' }))).toBe(false);
    const later = at('OnboardingCompleted');
    expect(isFollowUpDue(later, onboardingAfter(later, right))).toBe(false);
  });
});

describe('smaller marks', () => {
  it.each<[OnboardingEvent, Partial<OnboardingState>]>([
    [{ kind: 'verified' }, { markVerifiedSuccessfully: true }],
    [{ kind: 'verifyAnimationEnded' }, { hasVerifyScreenAnimationEnded: true }],
    [{ kind: 'foundDone' }, { lastStepCompleted: true }],
    [{ kind: 'unemployedSheetOpened' }, { showUnemployedCantVerifyBS: true }],
    [{ kind: 'unemployedSheetClosed' }, { showUnemployedCantVerifyBS: false }],
    [{ kind: 'createPostOpened' }, { isOnboardingOpen: false, openCreatePost: false }],
    [{ kind: 'readerStepDone' }, { isReader: true, readerStepCompleted: true }],
  ])('follow %o', (event, change) => {
    expect(onboardingAfter(at('Verification', 1), event)).toMatchObject(change);
  });

  it('follow a loaded profile', () => {
    const profile = aProfile();
    const state = onboardingAfter(initialOnboarding, { kind: 'profileLoaded', profile });
    expect(state).toMatchObject({
      isReader: true,
      readerStepCompleted: true,
      hasFilledUserProfile: true,
      hasFilledCareerStatus: false,
      isFullyOnboarded: false,
    });
    expect(onboardingAfter(state, { kind: 'skippedStep' }).currentStep.name).toBe('AnonymousProfile');
  });
});

describe('any order of events', () => {
  const verification = fc.record({
    verified: fc.constantFrom<Verified>('', 'PARTIAL_VERIFIED', 'VERIFIED'),
    verificationSource: fc.constantFrom<Verification['verificationSource']>('', 'email', 'naukri'),
  });
  const step = fc.constantFrom(...WRITER_SEQUENCE);
  const plain = fc.constantFrom<OnboardingEvent>(
    { kind: 'foundDone' },
    { kind: 'readerStepDone' },
    { kind: 'profileStored' },
    { kind: 'verified' },
    { kind: 'verifyAnimationEnded' },
    right,
    left,
    { kind: 'skippedStep' },
    { kind: 'leaveAsked' },
    { kind: 'actionModalDue' },
    { kind: 'stayed' },
    { kind: 'left' },
    { kind: 'createPostOpened' },
    { kind: 'portalLookedUp', hasAccount: true, isOffered: true },
    { kind: 'careerChangedElsewhere' },
    { kind: 'importStarted' },
    { kind: 'imported' },
    { kind: 'importFailed', message: 'x' },
    { kind: 'unemployedSheetOpened' },
    { kind: 'unemployedSheetClosed' },
    { kind: 'signedOut' },
  );
  const event: fc.Arbitrary<OnboardingEvent> = fc.oneof(
    { weight: 4, arbitrary: plain },
    fc.record({
      kind: fc.constant('opened' as const),
      request: fc.record({
        required: fc.constantFrom('READER' as const, 'WRITER' as const, null),
        edit: fc.constantFrom(null, 'career-status' as const, 'verification' as const),
        internalCampaign: fc.constantFrom(null, 'home'),
        openCreatePost: fc.boolean(),
        isInitial: fc.boolean(),
      }),
      draftPosition: fc.option(fc.record({ step, nestedStepIndex: fc.constant(0) })),
    }),
    fc.record({ kind: fc.constant('rolesChanged' as const), isReader: fc.boolean(), isWriter: fc.boolean() }),
    fc.record({ kind: fc.constant('careerPosted' as const), verification }),
    fc.record({ kind: fc.constant('careerDetailsStored' as const), verification, nextStep: fc.option(step) }),
  );

  it('stays on a screen of the sequence, asks back only while open, and never takes fully onboarded back', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40, size: 'max' }), (events) => {
        let state = initialOnboarding;
        for (const next of events) {
          const before = state;
          state = onboardingAfter(state, next);
          const screens = Math.max(1, state.currentStep.nestedSteps.length);
          expect(state.sequence).toContain(state.currentStep.name);
          expect(state.nestedStepIndex).toBeGreaterThanOrEqual(0);
          expect(state.nestedStepIndex).toBeLessThan(screens);
          expect(state.isActionModalOpen && !state.isOnboardingOpen).toBe(false);
          if (next.kind !== 'signedOut') expect(before.isFullyOnboarded && !state.isFullyOnboarded).toBe(false);
        }
      }),
    );
  });

  it('can be left from everywhere: closing it, and once more where it asks back, closes it', () => {
    const leavingOf: Record<ReturnType<typeof closingOf>, readonly OnboardingEvent[]> = {
      finish: [right],
      leave: [{ kind: 'left' }],
      askToLeave: [{ kind: 'leaveAsked' }, { kind: 'actionModalDue' }],
    };
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40, size: 'max' }), (events) => {
        let state = events.reduce(onboardingAfter, initialOnboarding);
        for (let press = 0; press < 2; press += 1) {
          if (state.isOnboardingOpen) state = leavingOf[closingOf(state)].reduce(onboardingAfter, state);
        }
        expect(state.isOnboardingOpen).toBe(false);
      }),
    );
  });

  it('has a way out: going right often enough always closes', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40, size: 'max' }), (events) => {
        let state = events.reduce(onboardingAfter, initialOnboarding);
        for (let screen = 0; screen < 7; screen += 1) if (state.isOnboardingOpen) state = onboardingAfter(state, right);
        expect(state.isOnboardingOpen).toBe(false);
      }),
    );
  });
});
