import { describe, expect, it } from 'vitest';
import { appIdentityOf, systemIdOf } from './app-identity';
import type { Device } from './device';

const desk: Device = { width: 1440, userAgent: '', host: 'browser' };
const phone: Device = { width: 360, userAgent: '', host: 'browser' };

describe('appIdentityOf', () => {
  it('[LM-APPID-999] is 999 with AB_MSITE on a mobile browser and AB_WEB otherwise by default', () => {
    expect(appIdentityOf('feed', phone)).toEqual({ appid: '999', systemid: 'AB_MSITE' });
    expect(appIdentityOf('feed', desk)).toEqual({ appid: '999', systemid: 'AB_WEB' });
  });

  it('[LM-APPID-931] is 931 for the company services', () => {
    const services = ['company', 'review', 'salary', 'benefits', 'interviews', 'jobs'];
    for (const service of services) {
      expect(appIdentityOf(service, desk)).toEqual({ appid: '931', systemid: 'AB_WEB' });
    }
    const rest = ['aggregation', 'awards', 'chat', 'curate', 'dropdown', 'log', 'notification', 'user'];
    expect(new Set(rest.map((service) => appIdentityOf(service, desk).appid))).toEqual(new Set(['999']));
  });

  it('is 999 with the client type for the login service', () => {
    expect(appIdentityOf('login', phone)).toEqual({ appid: '999', systemid: 'pwa' });
    expect(appIdentityOf('login', desk)).toEqual({ appid: '999', systemid: 'desktop' });
  });

  it('[LM-SYSTEM-WEBVIEW] is AB_IOS or AB_ANDROID in the webview', () => {
    expect(systemIdOf({ ...phone, host: 'app_ios' })).toBe('AB_IOS');
    expect(systemIdOf({ ...phone, host: 'app_android' })).toBe('AB_ANDROID');
  });
});
