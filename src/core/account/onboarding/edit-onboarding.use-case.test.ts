import { aSignedInBrowser } from '@tests/support/a-signed-in-browser';
import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import { MemoryCareerStatuses } from '@/adapters/memory/account/career-status/memory-career-statuses';
import { MemoryProfiles } from '@/adapters/memory/account/profile/memory-profiles';
import { fail, ok } from '@/core/kernel/common/result';
import type { CheckAgain } from './edit-onboarding.use-case';
import { EditOnboarding } from './edit-onboarding.use-case';
import type { EditedPart } from './steps';

const PARTIALLY = { verified: 'PARTIAL_VERIFIED', verificationSource: 'email' } as const;

function setUp(checkAgain: CheckAgain = async () => ok(PARTIALLY)) {
  const { browser } = aSignedInBrowser();
  const profiles = new MemoryProfiles(browser);
  const statuses = new MemoryCareerStatuses(browser);
  const edit = async (part: EditedPart, known: Parameters<EditOnboarding['execute']>[0]['known'] = null) =>
    new EditOnboarding(profiles, checkAgain).execute({ part, known });
  const workAt = (companyName: string) =>
    statuses.createCareerStatus({ careerStatusType: 'working', careerData: { companyName } });
  const beUnemployed = () => statuses.createCareerStatus({ careerStatusType: 'unemployed', careerData: {} });
  return { browser, profiles, edit, workAt, beUnemployed };
}

describe('changing a part of a finished onboarding', () => {
  it('opens the career status if the user asks for it, or has none to verify', async () => {
    const { edit, workAt } = setUp();
    expect(await edit('verification')).toMatchObject({ ok: true, value: { kind: 'career-status' } });
    await workAt('Vaayuna Technologies');
    expect(await edit('career-status')).toMatchObject({
      ok: true,
      value: { kind: 'career-status', profile: { careerStatus: { type: 'working' } } },
    });
  });

  it('opens the verification with what the service says now', async () => {
    const asked: unknown[] = [];
    const { edit, workAt } = setUp(async ({ working: { companyName } }) => {
      asked.push(companyName);
      return ok(PARTIALLY);
    });
    await workAt('Vaayuna Technologies');
    expect(await edit('verification')).toMatchObject({
      ok: true,
      value: { kind: 'verification', verification: PARTIALLY },
    });
    expect(asked).toEqual(['Vaayuna Technologies']);
  });

  it('opens the verification if it was not checked again', async () => {
    const { edit, workAt } = setUp(async () => fail('notChecked'));
    await workAt('Vaayuna Technologies');
    expect(await edit('verification')).toMatchObject({ ok: true, value: { kind: 'verification', verification: null } });
  });

  it('says to an unemployed user that there is no verification, and checks nothing', async () => {
    const { edit, beUnemployed } = setUp(async () => {
      throw new Error('Nothing is to be checked.');
    });
    await beUnemployed();
    expect(await edit('verification')).toMatchObject({ ok: true, value: { kind: 'unemployed' } });
  });

  it('goes on with the known profile if the service does not answer, and fails without one', async () => {
    const { browser, profiles, edit } = setUp();
    const known = await profiles.getProfile();
    if (!known.ok) throw new Error('The profile did not come.');
    browser.line.failNext(failureOf(null));
    expect(await edit('career-status', known.value)).toMatchObject({ ok: true, value: { profile: known.value } });
    browser.line.failNext(failureOf(null));
    expect(await edit('career-status')).toEqual(fail('notLoaded'));
  });
});
