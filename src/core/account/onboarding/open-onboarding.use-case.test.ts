import { aSignedInBrowser } from '@tests/support/a-signed-in-browser';
import { aWalk } from '@tests/support/a-walk';
import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import { MemoryProfiles } from '@/adapters/memory/account/profile/memory-profiles';
import type { Profile } from '@/core/account/profile/profile';
import { onboardingFailures } from './onboarding-messages';
import type { OnboardingState, SavedPosition } from './onboarding-state';
import { OpenOnboarding } from './open-onboarding.use-case';

const LEFT_HERE: SavedPosition = { step: 'CareerStatus', nestedStepIndex: 1 };

/** `known` is null for a user whose profile is not loaded yet. */
async function setUp(known: Partial<OnboardingState> | null = {}) {
  const { browser, me } = aSignedInBrowser();
  const profiles = new MemoryProfiles(browser);
  const loaded = await profiles.getProfile();
  if (!loaded.ok) throw new Error('The profile did not come.');
  const session: { userId: string | null } = { userId: 'asha' };
  const done: string[] = [];
  const prefilled: Profile[] = [];
  const profile = {
    profile: known === null ? null : loaded.value,
    adopt: (adopted: Profile) => void prefilled.push(adopted),
  };
  const openOnboarding = new OpenOnboarding(profiles, {
    session,
    profile,
    career: { prefill: (adopted) => void prefilled.push(adopted) },
    draft: { restore: () => LEFT_HERE },
    nudge: { schedule: () => void done.push('nudge') },
    toasts: { show: ({ text1 }) => `${done.push(text1)}` },
  });
  const walk = aWalk(known ?? {});
  const calls = () => browser.line.countOf('getProfile') - 1;
  const roles = browser.world.records(RoleRecords).of(me);
  return { browser, session, roles, walk, done, prefilled, calls, openOnboarding };
}

describe('opening onboarding', () => {
  it('leads to it where the required role is missing, on the screen of the draft', async () => {
    const { openOnboarding, walk, done, calls } = await setUp({ isReader: true });
    await openOnboarding.execute(walk, { required: 'WRITER', openCreatePost: true });
    expect(walk.state).toMatchObject({ isOnboardingOpen: true, openCreatePost: true, isInitialOnBoarding: false });
    expect([walk.state.currentStep.name, walk.state.nestedStepIndex]).toEqual(['CareerStatus', 1]);
    expect([done, calls()]).toEqual([[], 0]);
  });

  it('takes no screen of the draft for a change, nor where this page knows a later one', async () => {
    const change = await setUp({ isReader: true });
    await change.openOnboarding.execute(change.walk, { edit: 'verification' });
    expect(change.walk.state).toMatchObject({ editScreensMode: true, currentStep: { name: 'Verification' } });
    const savedState: SavedPosition = { step: 'Verification', nestedStepIndex: 0 };
    const left = await setUp({ isReader: true, savedState });
    await left.openOnboarding.execute(left.walk, { required: 'WRITER' });
    expect(left.walk.state.currentStep.name).toBe('Verification');
  });

  it('leads to the nudge where none is missing', async () => {
    for (const [known, given] of [
      [{}, {}],
      [{ isReader: true }, { required: 'READER' }],
    ] as const) {
      const { openOnboarding, walk, done } = await setUp(known);
      await openOnboarding.execute(walk, given);
      expect([done, walk.events]).toEqual([['nudge'], []]);
    }
  });

  it('decides with the profile, which it loads and shares where it is not known', async () => {
    const { openOnboarding, walk, roles, done, prefilled } = await setUp(null);
    roles.isReader = true;
    await openOnboarding.execute(walk, { required: 'READER' });
    expect(walk.state.isReader).toBe(true);
    expect([done, prefilled.map(({ isReader }) => isReader)]).toEqual([['nudge'], [true, true]]);
  });

  it('says that the profile does not come where a role was required, and else nothing', async () => {
    for (const [given, said] of [
      [{ required: 'READER' }, [onboardingFailures.profileNotLoaded]],
      [{}, []],
    ] as const) {
      const { openOnboarding, walk, browser, done } = await setUp(null);
      browser.line.failNext(failureOf(null));
      await openOnboarding.execute(walk, given);
      expect([done, walk.events]).toEqual([said, []]);
    }
  });

  it.each([null, 'vikram'])('does nothing if the user is %s before the profile comes', async (userId) => {
    const { openOnboarding, walk, session, done, prefilled } = await setUp(null);
    const opening = openOnboarding.execute(walk, { required: 'READER' });
    session.userId = userId;
    await opening;
    expect([done, walk.events, prefilled]).toEqual([[], [], []]);
  });

  it('leads nowhere for a user who is done, and asks again for a role that is missing all the same', async () => {
    const { openOnboarding, walk, roles, calls } = await setUp({ isFullyOnboarded: true, isReader: true });
    await openOnboarding.execute(walk, { required: 'READER' });
    expect([walk.events, calls()]).toEqual([['foundDone'], 0]);
    roles.isWriter = true;
    await openOnboarding.execute(walk, { required: 'WRITER' });
    expect([walk.events, calls()]).toEqual([['foundDone', 'profileLoaded', 'foundDone'], 1]);
    expect(walk.state).toMatchObject({ isWriter: true, isOnboardingOpen: false });
  });

  it('opens a change of the career for a user who is done', async () => {
    const { openOnboarding, walk } = await setUp({ isFullyOnboarded: true });
    await openOnboarding.execute(walk, { edit: 'career-status' });
    expect(walk.state).toMatchObject({ isOnboardingOpen: true, editScreensMode: true });
  });
});
