import { aMemoryUser } from '@tests/support/a-memory-user';
import { aSignedInBrowser } from '@tests/support/a-signed-in-browser';
import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import { MemoryProfiles } from '@/adapters/memory/account/profile/memory-profiles';
import { ProfileRecords } from '@/adapters/memory/account/profile/profile-records';
import { ChooseAnonymousProfile } from './choose-anonymous-profile.use-case';

const avatar = { avatarUri: 'kolam:b7f1e02c94ad5836', avatarColor: '#E9E3D8' };

function setUp() {
  const { browser, me } = aSignedInBrowser();
  const choose = new ChooseAnonymousProfile(new MemoryProfiles(browser));
  return { browser, stored: browser.world.records(ProfileRecords).of(me), choose };
}

describe('choosing an anonymous profile', () => {
  it('stores name and picture, without the spaces round the name', async () => {
    const { choose, stored } = setUp();
    expect(await choose.execute({ userName: ' NimbuPaani ', avatar })).toMatchObject({
      ok: true,
      value: { userName: 'NimbuPaani', ...avatar },
    });
    expect(stored.anonymous.userName).toBe('NimbuPaani');
  });

  it.each([
    ['  ', avatar, ['userName']],
    ['NimbuPaani', null, ['avatar']],
    ['', null, ['userName', 'avatar']],
  ] as const)('stores nothing with the name "%s" and the picture %o', async (userName, picture, fields) => {
    const { choose, browser } = setUp();
    const answer = await choose.execute({ userName, avatar: picture });
    const errors = !answer.ok && answer.failure.kind === 'fieldsRefused' ? answer.failure.errors : {};
    expect(Object.keys(errors)).toEqual(fields);
    expect(browser.line.countOf('saveAnonymousProfile')).toBe(0);
  });

  it('says at the name that another user has it', async () => {
    const { choose, browser } = setUp();
    aMemoryUser(browser.world, { name: 'Ravi Menon', email: 'ravi@vaayuna.example', userName: 'NimbuPaani' });
    expect(await choose.execute({ userName: 'NimbuPaani', avatar })).toMatchObject({
      ok: false,
      failure: {
        kind: 'fieldsRefused',
        errors: { userName: 'Somebody already has this name, or one that looks like it.' },
      },
    });
  });

  it('distinguishes a lost connection from a refused name', async () => {
    const { choose, browser } = setUp();
    browser.line.failNext(failureOf(null));
    expect(await choose.execute({ userName: 'NimbuPaani', avatar })).toMatchObject({
      ok: false,
      failure: { kind: 'notSaved' },
    });
  });
});
