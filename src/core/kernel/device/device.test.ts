import { describe, expect, it } from 'vitest';
import { isAppNudgeEligible } from '@/core/kernel/shell/app-nudge';
import type { Device } from './device';
import { clientTypeOf, isIos, isMobileDevice, isMobileWidth, logDisplayOf, notificationPlatformOf } from './device';

const browser = (width: number, userAgent = 'Mozilla/5.0 (X11; Linux x86_64)'): Device => ({
  width,
  userAgent,
  host: 'browser',
});
const androidAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile';
const iphoneAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

describe('device', () => {
  it('[LM-BREAKPOINT-768] takes 768 for mobile and 769 not: mobile flag, notification platform and app nudge', () => {
    expect([isMobileWidth(768), isMobileWidth(769)]).toEqual([true, false]);
    expect([notificationPlatformOf(browser(768)), notificationPlatformOf(browser(769))]).toEqual(['phone', 'computer']);
    expect([768, 769].map((width) => isAppNudgeEligible('HomeScreen', browser(width)))).toEqual([true, false]);
  });

  it('takes a narrow window, a mobile user agent or the app for a mobile client', () => {
    expect(clientTypeOf(browser(768))).toBe('pwa');
    expect(clientTypeOf(browser(1024, androidAgent))).toBe('pwa');
    expect(clientTypeOf(browser(1024))).toBe('desktop');
    expect(isMobileDevice({ ...browser(1024), host: 'app_android' })).toBe(true);
  });

  it('[API-NOTIF-PLATFORM] has notifications on a phone up to 768 and in the app, on a computer from 769', () => {
    const inApp: Device = { ...browser(1024), host: 'app_android' };
    expect([browser(768), inApp, browser(769)].map(notificationPlatformOf)).toEqual(['phone', 'phone', 'computer']);
  });

  it('tells the native app from the browser', () => {
    const app: Device = { ...browser(1024), host: 'app_ios' };
    expect(logDisplayOf(app)).toBe('APP');
    expect(notificationPlatformOf(app)).toBe('phone');
    const web = browser(1024);
    expect(logDisplayOf(web)).toBe('WEB');
    expect([isIos(app), isIos(browser(360, iphoneAgent)), isIos(browser(360, androidAgent))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
