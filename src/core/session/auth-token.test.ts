import { expect, it } from 'vitest';
import { authTokenOf } from './auth-token';

it('[EN-AUTHTOKEN] has exactly UAC_I, UAC_K, AT, RT and USR_DATA', () => {
  const token = authTokenOf({
    userData: '{"name":"Asha"}',
    userId: 'u-7',
    loggedInFlag: '1',
    accessToken: 'access',
    refreshToken: 'refresh',
    authType: 'google',
    deviceId: 'd',
    cvId: 'v',
    referrer: null,
    appsFlyerId: null,
    appBuildNumber: null,
  });
  expect(token).toEqual({ UAC_I: 'u-7', UAC_K: '1', AT: 'access', RT: 'refresh', USR_DATA: '{"name":"Asha"}' });
});
