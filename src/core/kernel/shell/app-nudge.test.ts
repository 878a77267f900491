import { describe, expect, it } from 'vitest';
import type { Device } from '@/core/kernel/device/device';
import { APP_NUDGE_MS, APP_NUDGE_SCREENS, isAppNudgeEligible } from './app-nudge';

const android: Device = { width: 360, userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile', host: 'browser' };

describe('app nudge', () => {
  it('[TM-NUDGE] waits 5000 ms', () => {
    expect(APP_NUDGE_MS).toBe(5000);
  });

  it('is for four screens', () => {
    expect(APP_NUDGE_SCREENS).toEqual(['HomeScreen', 'CommunityListing', 'DepartmentListing', 'CompanyPosts']);
    for (const screen of APP_NUDGE_SCREENS) expect(isAppNudgeEligible(screen, android)).toBe(true);
    expect(isAppNudgeEligible('Profile', android)).toBe(false);
    expect(isAppNudgeEligible(null, android)).toBe(false);
  });

  it('[NP-APP-NUDGE-IOS] is skipped on iOS', () => {
    const iphone = { ...android, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };
    expect(isAppNudgeEligible('HomeScreen', iphone)).toBe(false);
  });

  it('[NP-APP-NUDGE-WIDTH] is skipped on widths above 768', () => {
    expect(isAppNudgeEligible('HomeScreen', { ...android, width: 768 })).toBe(true);
    expect(isAppNudgeEligible('HomeScreen', { ...android, width: 769 })).toBe(false);
  });

  it('[NP-APP-NUDGE-NATIVE] is skipped in the native app', () => {
    expect(isAppNudgeEligible('HomeScreen', { ...android, host: 'app_android' })).toBe(false);
  });
});
