import { describe, expect, it } from 'vitest';
import type { CookieSnapshot } from './session-cookies.port';
import { userInfoOf } from './user-info';

const cookies: CookieSnapshot = {
  userData:
    '{"name":"Asha Nair","userName":"NimbuPaani","fullAvatarUrl":"kolam:5c0e9a17d2b4f683","avatarBgColor":"#EFDEDF"}',
  userId: 'u-7',
  loggedInFlag: '1',
  accessToken: null,
  refreshToken: null,
  accessSpan: null,
  authType: null,
  deviceId: null,
  cvId: null,
  referrer: null,
  appsFlyerId: null,
  appBuildNumber: null,
};

describe('userInfoOf', () => {
  it('reads the display data and takes the id from its own cookie', () => {
    expect(userInfoOf(cookies)).toEqual({
      UserId: 'u-7',
      userName: 'NimbuPaani',
      fullAvatarUrl: 'kolam:5c0e9a17d2b4f683',
      avatarBgColor: '#EFDEDF',
    });
    expect(userInfoOf({ ...cookies, userId: null, userData: '{"UserId":"u-8","name":5}' })).toMatchObject({
      UserId: 'u-8',
    });
  });

  it.each([
    ['no cookie', { userData: null }],
    ['no flag', { loggedInFlag: null }],
    ['another flag', { loggedInFlag: '0' }],
    ['malformed JSON', { userData: '{"name":' }],
    ['JSON that is no object', { userData: 'null' }],
    ['JSON that is a text', { userData: '"Asha"' }],
  ])('finds no user with %s', (_case, change) => {
    expect(userInfoOf({ ...cookies, ...change })).toBeNull();
  });
});
