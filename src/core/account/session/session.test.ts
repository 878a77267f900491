import { describe, expect, it } from 'vitest';
import type { UserInfo, UserState } from './session';
import { emptySession, isLoggedIn, resetUser } from './session';

const asha: UserInfo = {
  UserId: 'u-7',
  userName: 'NimbuPaani',
  fullAvatarUrl: 'kolam:5c0e9a17d2b4f683',
  avatarBgColor: '#EFDEDF',
};

describe('session', () => {
  it('[EN-USER-LOGGEDIN] is logged in exactly when the user info has an id', () => {
    expect(isLoggedIn(asha)).toBe(true);
    expect(isLoggedIn({ ...asha, UserId: null })).toBe(false);
    expect(isLoggedIn({ ...asha, UserId: '' })).toBe(false);
    expect(isLoggedIn(null)).toBe(false);
  });

  it('keeps what belongs to the client at a reset, and nothing else', () => {
    const before: UserState = {
      session: {
        userInfo: asha,
        authToken: { UAC_I: 'u-7', UAC_K: '1', AT: 'a', RT: 'r', USR_DATA: '{}' },
        clientId: 'c-1',
        isNaukriUser: true,
        appVersion: '4.2',
        appBuild: '420',
      },
      client: { deviceId: 'd', cvId: 'v', referrer: 'r', appsFlyerId: 'f', userAgent: 'agent' },
    };
    expect(resetUser(before)).toEqual({
      session: { ...emptySession, clientId: 'c-1', appVersion: '4.2', appBuild: '420' },
      client: before.client,
    });
  });
});
