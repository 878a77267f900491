import { aSignedInBrowser } from '@tests/support/a-signed-in-browser';
import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import { MemoryProfiles } from '@/adapters/memory/account/profile/memory-profiles';
import type { OnboardingRequest } from './onboarding-event';
import type { OnboardingState } from './onboarding-state';
import { initialOnboarding } from './onboarding-state';
import { OpenOnboarding } from './open-onboarding.use-case';

function setUp() {
  const { browser, me } = aSignedInBrowser();
  const openOnboarding = new OpenOnboarding(new MemoryProfiles(browser));
  const open = (given: Partial<OnboardingRequest>, known: Partial<OnboardingState> | null = {}) =>
    openOnboarding.execute({ given, state: { ...initialOnboarding, ...known }, isProfileKnown: known !== null });
  return { browser, roles: browser.world.records(RoleRecords).of(me), open };
}

describe('opening onboarding', () => {
  it('leads to it where the required role is missing', async () => {
    const { open, browser } = setUp();
    expect(await open({ required: 'WRITER', openCreatePost: true }, { isReader: true })).toMatchObject({
      ok: true,
      value: { kind: 'onboarding', request: { required: 'WRITER', openCreatePost: true, isInitial: false } },
    });
    expect(browser.line.countOf('getProfile')).toBe(0);
  });

  it('leads to the nudge where none is missing', async () => {
    const { open } = setUp();
    expect(await open({})).toMatchObject({ ok: true, value: { kind: 'nudge' } });
    expect(await open({ required: 'READER' }, { isReader: true })).toMatchObject({
      ok: true,
      value: { kind: 'nudge' },
    });
  });

  it('decides with the profile, which it loads where it is not known', async () => {
    const { open, roles } = setUp();
    roles.isReader = true;
    const opening = await open({ required: 'READER' }, null);
    expect(opening).toMatchObject({ ok: true, value: { kind: 'nudge', profile: { isReader: true } } });
  });

  it('fails where the profile does not come', async () => {
    const { open, browser } = setUp();
    browser.line.failNext(failureOf(null));
    expect(await open({ required: 'READER' }, null)).toMatchObject({ ok: false, failure: { kind: 'network' } });
  });

  it('leads nowhere for a user who is done, and asks again for a role that is missing all the same', async () => {
    const { open, browser, roles } = setUp();
    const done = { isFullyOnboarded: true, isReader: true };
    expect(await open({ required: 'READER' }, done)).toEqual({
      ok: true,
      value: { kind: 'alreadyDone', profile: null },
    });
    expect(browser.line.countOf('getProfile')).toBe(0);
    roles.isWriter = true;
    expect(await open({ required: 'WRITER' }, done)).toMatchObject({
      ok: true,
      value: { kind: 'alreadyDone', profile: { isWriter: true } },
    });
  });

  it('opens a change of the career for a user who is done', async () => {
    const { open } = setUp();
    expect(await open({ edit: 'career-status' }, { isFullyOnboarded: true })).toMatchObject({
      ok: true,
      value: { kind: 'onboarding', request: { edit: 'career-status' } },
    });
  });
});
