import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appVersionOf, hostOf } from './app-host.rules';

const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 TarakkiApp/2.4.1 (ios; build 77)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; wv) Chrome/140 Mobile TarakkiApp/3 (android)';
const nothing = { userAgent: 'Mozilla/5.0', cookie: null, query: null, hasBridge: true };

describe('the host of a page', () => {
  it.each([
    ['the user agent', { userAgent: IOS }, 'app_ios'],
    ['the user agent', { userAgent: ANDROID }, 'app_android'],
    ['the cookie', { cookie: 'android' }, 'app_android'],
    ['the query', { query: 'ios' }, 'app_ios'],
    ['the user agent before the rest', { userAgent: IOS, cookie: 'android', query: 'android' }, 'app_ios'],
    ['the cookie before the query', { cookie: 'android', query: 'ios' }, 'app_android'],
    ['nothing that names another', { cookie: 'windows', query: 'app_ios' }, 'browser'],
    ['no part of another name', { userAgent: 'NotTarakkiApp/1 (ios)' }, 'browser'],
  ])('is told by %s', (_by, traces, host) => {
    expect(hostOf({ ...nothing, ...traces })).toBe(host);
  });

  it('is a browser where no message can be posted, whatever a link says', () => {
    const named = fc.record({
      userAgent: fc.constantFrom(IOS, ANDROID, ''),
      cookie: fc.constantFrom(null, 'ios', 'android'),
      query: fc.constantFrom(null, 'ios', 'android'),
    });
    fc.assert(fc.property(named, (traces) => hostOf({ ...traces, hasBridge: false }) === 'browser'));
  });

  it('has the version that the user agent names', () => {
    expect([IOS, ANDROID, 'Mozilla/5.0'].map(appVersionOf)).toEqual(['2.4.1', '3', null]);
  });

  it.each([
    ['TarakkiApp/1234.5678.9012 (ios; build 123456789)', '1234.5678.9012'],
    ['TarakkiApp/1 (ios; build 1)', '1'],
    ['TarakkiApp/12345 (ios)', null],
    ['TarakkiApp/ (ios)', null],
    ['TarakkiApp/1. (ios)', null],
    ['TarakkiApp/1.12345 (ios)', null],
    ['TarakkiApp/1.2.3.4 (ios)', null],
    ['TarakkiApp/1 (ios; build )', null],
    ['TarakkiApp/1 (ios; build 1234567890)', null],
  ])('of %s the version is %j', (userAgent, version) => {
    expect(appVersionOf(userAgent)).toBe(version);
  });
});
