import { describe, expect, it } from 'vitest';
import { parseAddress } from '@/core/kernel/common/address';
import { loginRouteOf } from './login-route';

const login = { provider: 'linkedin', isOneTap: false, referer: '/p/4?a=b', clientId: 'c 1' } as const;

describe('login route', () => {
  it('[LG-ROUTE-QUERY] carries referer and clientid, encoded', () => {
    expect(loginRouteOf(login)).toBe('/login/linkedin?referer=%2Fp%2F4%3Fa%3Db&clientid=c%201');
    expect(loginRouteOf({ ...login, clientId: '' })).not.toContain('clientid');
  });

  it('[LG-ROUTE-YOLO] says type=yolo for the one-tap of the job portal only', () => {
    const typeOf = (change: Partial<Parameters<typeof loginRouteOf>[0]>) =>
      parseAddress(loginRouteOf({ ...login, ...change })).query.filter(([name]) => name === 'type');
    expect(typeOf({ provider: 'naukri', isOneTap: true })).toEqual([['type', 'yolo']]);
    expect(typeOf({ provider: 'naukri' })).toEqual([]);
    expect(typeOf({})).toEqual([]);
    expect(typeOf({ isOneTap: true })).toEqual([]);
  });
});
