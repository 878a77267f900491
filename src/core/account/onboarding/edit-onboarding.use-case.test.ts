import { aSignedInBrowser } from '@tests/support/a-signed-in-browser';
import { aWalk } from '@tests/support/a-walk';
import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import { MemoryCareerStatuses } from '@/adapters/memory/account/career-status/memory-career-statuses';
import { MemoryProfiles } from '@/adapters/memory/account/profile/memory-profiles';
import type { Profile } from '@/core/account/profile/profile';
import { fail, ok } from '@/core/kernel/common/result';
import type { Recheck } from './edit-onboarding.use-case';
import { EditOnboarding } from './edit-onboarding.use-case';
import { onboardingFailures } from './onboarding-messages';

const PARTIALLY = { verified: 'PARTIAL_VERIFIED', verificationSource: 'email' } as const;
const FULLY = { verified: 'VERIFIED', verificationSource: 'email' } as const;

function setUp(checkAgain: Recheck = async () => ok(PARTIALLY)) {
  const { browser } = aSignedInBrowser();
  const profiles = new MemoryProfiles(browser);
  const statuses = new MemoryCareerStatuses(browser);
  const walk = aWalk();
  const session: { userId: string | null } = { userId: 'asha' };
  const said: string[] = [];
  const did: unknown[] = [];
  const profile: { profile: Profile | null; adopt: (adopted: Profile) => void } = {
    profile: null,
    adopt: (adopted) => {
      profile.profile = adopted;
    },
  };
  const codes = { isSent: false };
  const open = {
    execute: async (_walk: unknown, request = {}) => {
      did.push(request);
      walk.happened({
        kind: 'opened',
        request: {
          required: null,
          edit: null,
          internalCampaign: null,
          openCreatePost: false,
          isInitial: false,
          ...request,
        },
        draftPosition: null,
      });
    },
  };
  const edit = new EditOnboarding(profiles, checkAgain, open, {
    session,
    profile,
    career: {
      beginWith: ({ careerStatus }) => void did.push(`begin with ${careerStatus?.type}`),
      verified: (verification) => void did.push(verification),
    },
    verification: { takeUpCode: () => codes.isSent },
    draft: { restoreEdit: () => void did.push('restore edit'), restoreAddress: () => void did.push('restore address') },
    toasts: { show: ({ text1 }) => `${said.push(text1)}` },
  });
  const workAt = (companyName: string) =>
    statuses.createCareerStatus({ careerStatusType: 'working', careerData: { companyName } });
  const beUnemployed = () => statuses.createCareerStatus({ careerStatusType: 'unemployed', careerData: {} });
  return { browser, profiles, walk, session, profile, codes, did, said, edit, workAt, beUnemployed };
}

describe('changing a part of a finished onboarding', () => {
  it('opens the career status if the user asks for it, or has none to verify', async () => {
    const { edit, walk, did, workAt } = setUp();
    await edit.execute(walk, 'verification');
    expect(did).toEqual(['begin with undefined', 'restore edit', { edit: 'career-status' }]);
    await workAt('Vaayuna Technologies');
    await edit.execute(walk, 'career-status');
    expect(did.slice(3)).toEqual(['begin with working', 'restore edit', { edit: 'career-status' }]);
    expect(walk.state).toMatchObject({ isOnboardingOpen: true, currentStep: { name: 'CareerStatus' } });
  });

  it('opens the verification with what the service says now', async () => {
    const asked: unknown[] = [];
    const { edit, walk, did, workAt } = setUp(async ({ working: { companyName } }) => {
      asked.push(companyName);
      return ok(PARTIALLY);
    });
    await workAt('Vaayuna Technologies');
    await edit.execute(walk, 'verification');
    expect(asked).toEqual(['Vaayuna Technologies']);
    expect(did).toEqual(['begin with working', PARTIALLY, 'restore address', { edit: 'verification' }]);
    expect([walk.state.currentStep.name, walk.state.nestedStepIndex]).toEqual(['Verification', 0]);
  });

  it('goes on to the code that was sent before, or to the end if the service knows the proof', async () => {
    const sent = setUp();
    await sent.workAt('Vaayuna Technologies');
    sent.codes.isSent = true;
    await sent.edit.execute(sent.walk, 'verification');
    expect([sent.walk.state.currentStep.name, sent.walk.state.nestedStepIndex]).toEqual(['Verification', 1]);
    const proven = setUp(async () => ok(FULLY));
    await proven.workAt('Vaayuna Technologies');
    await proven.edit.execute(proven.walk, 'verification');
    expect(proven.walk.state.currentStep.name).toBe('OnboardingCompleted');
  });

  it('opens the verification if it was not checked again', async () => {
    const { edit, walk, did, workAt } = setUp(async () => fail('notChecked'));
    await workAt('Vaayuna Technologies');
    await edit.execute(walk, 'verification');
    expect(did).toEqual(['begin with working', 'restore address', { edit: 'verification' }]);
  });

  it('says to an unemployed user that there is no verification, and checks nothing', async () => {
    const { edit, walk, beUnemployed } = setUp(async () => {
      throw new Error('Nothing is to be checked.');
    });
    await beUnemployed();
    await edit.execute(walk, 'verification');
    expect(walk.state).toMatchObject({ isOnboardingOpen: false, showUnemployedCantVerifyBS: true });
  });

  it('goes on with the known profile if the service does not answer, and says so without one', async () => {
    const { browser, profiles, profile, edit, walk, did, said } = setUp();
    browser.line.failNext(failureOf(null));
    await edit.execute(walk, 'career-status');
    expect([said, did, walk.events]).toEqual([[onboardingFailures.profileNotLoaded], [], []]);
    const known = await profiles.getProfile();
    if (!known.ok) throw new Error('The profile did not come.');
    profile.adopt(known.value);
    browser.line.failNext(failureOf(null));
    await edit.execute(walk, 'career-status');
    expect(did).toEqual(['begin with undefined', 'restore edit', { edit: 'career-status' }]);
  });

  it('does nothing for a guest, nor for a session that ends meanwhile', async () => {
    const { browser, edit, walk, session, did } = setUp();
    const editing = edit.execute(walk, 'career-status');
    session.userId = null;
    await editing;
    await edit.execute(walk, 'career-status');
    expect([did, walk.events, browser.line.countOf('getProfile')]).toEqual([[], [], 1]);
  });

  it('shows nothing of a user to the next one, who logged in while the profile or the proof was on its way', async () => {
    const early = setUp();
    const editing = early.edit.execute(early.walk, 'career-status');
    early.session.userId = 'vikram';
    await editing;
    const late = setUp(async () => {
      late.session.userId = 'vikram';
      return ok(PARTIALLY);
    });
    await late.workAt('Vaayuna Technologies');
    await late.edit.execute(late.walk, 'verification');
    for (const { did, walk, profile } of [early, late]) {
      expect([did, walk.events, profile.profile]).toEqual([[], [], null]);
    }
  });
});
