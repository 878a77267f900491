import { CookieJar } from '@tests/support/cookie-jar';
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { authTokenOf } from '@/core/account/session/auth-token';
import { BeginVisit } from '@/core/account/session/begin-visit.use-case';
import { userInfoOf } from '@/core/account/session/user-info';
import { DocumentCookies } from './document-cookies';

const cookiesOf = (cookie: string) => new DocumentCookies({ cookie }, { cookieEnabled: true });
const display = { userName: 'NimbuPaani', fullAvatarUrl: 'kolam:a', avatarBgColor: '#EFDEDF' };
const userData = `usr_data=${encodeURIComponent(JSON.stringify(display))}`;

describe('the cookies of a document', () => {
  it('[EN-COOKIE-USRDATA] have the user info in usr_data, and nobody where it is no JSON', () => {
    expect(userInfoOf(cookiesOf(`${userData}; UAC_I=u-7; UAC_K=1`).read())).toEqual({ UserId: 'u-7', ...display });
    for (const broken of ['{"name"', '%7B%22name', 'null', '"Asha"', '%E0%A4%A']) {
      expect(userInfoOf(cookiesOf(`usr_data=${broken}; UAC_I=u-7; UAC_K=1`).read())).toBeNull();
    }
  });

  it('[EN-COOKIE-UAC] have the user id in UAC_I and in UAC_K whether one is signed in', () => {
    expect(cookiesOf(`UAC_I=u-7; UAC_K=1`).read()).toMatchObject({ userId: 'u-7', loggedInFlag: '1' });
    expect(userInfoOf(cookiesOf(`${userData}; UAC_I=u-8; UAC_K=1`).read())?.UserId).toBe('u-8');
    expect(userInfoOf(cookiesOf(`${userData}; UAC_I=u-8; UAC_K=0`).read())).toBeNull();
    expect(userInfoOf(cookiesOf(`${userData}; UAC_I=u-8`).read())).toBeNull();
  });

  it('[EN-COOKIE-TOKENS] have authtype, and AT and RT where a native host hands them over', () => {
    expect(cookiesOf('authtype=gp').read()).toMatchObject({ authType: 'gp', accessToken: null, refreshToken: null });
    expect(cookiesOf('AT=access; RT=refresh').read()).toMatchObject({ accessToken: 'access', refreshToken: 'refresh' });
  });

  it('[EN-COOKIE-DEVICE] have deviceId, cvid, referrer, appsFlyerId and appBuildNumber', () => {
    const cookie = 'deviceId=d-1; cvid=v-2; referrer=https%3A%2F%2Fsearch.example; appsFlyerId=f-3; appBuildNumber=420';
    expect(cookiesOf(cookie).read()).toMatchObject({
      deviceId: 'd-1',
      cvId: 'v-2',
      referrer: 'https://search.example',
      appsFlyerId: 'f-3',
      appBuildNumber: '420',
    });
  });

  it('[LG-LOAD-AUTHTYPE] have no authtype any more once the app has loaded, and keep the rest', async () => {
    const jar = new CookieJar();
    jar.cookie = 'authtype=gp; Path=/';
    jar.cookie = 'deviceId=d-1; Path=/';
    const cookies = new DocumentCookies(jar, { cookieEnabled: true });
    expect(cookies.read().authType).toBe('gp');
    await new BeginVisit(new MemoryStorage(), cookies).execute();
    expect(cookies.read()).toMatchObject({ authType: null, deviceId: 'd-1' });
  });

  it('[EN-COOKIE-DAYS] live as many days as they are given', () => {
    for (const days of [1, 30]) {
      const document = { cookie: '' };
      new DocumentCookies(document, { cookieEnabled: true }).rememberProvider('linkedin', days);
      expect(document.cookie).toContain(`Max-Age=${days * 86_400};`);
      expect(new DocumentCookies(document, { cookieEnabled: true }).lastProvider()).toBe('linkedin');
    }
    expect(cookiesOf('lastlogin=elsewhere').lastProvider()).toBeNull();
  });

  it('[EN-AUTHTOKEN] make an auth token with exactly its members where a native host hands tokens over, else none', () => {
    const native = cookiesOf(`${userData}; UAC_I=u-7; UAC_K=1; AT=access; RT=refresh`).read();
    expect(authTokenOf(native)).toEqual({
      UAC_I: 'u-7',
      UAC_K: '1',
      AT: 'access',
      RT: 'refresh',
      USR_DATA: JSON.stringify(display),
    });
    expect(authTokenOf(cookiesOf(`${userData}; UAC_I=u-7; UAC_K=1`).read())).toBeNull();
  });

  it('are switched off where the browser says so', () => {
    expect(new DocumentCookies({ cookie: '' }, { cookieEnabled: false }).areEnabled()).toBe(false);
  });
});
