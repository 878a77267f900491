import { expect, it } from 'vitest';
import type { Device, DeviceHost } from '@/core/kernel/device/device';
import { canPullToRefresh, screenNameOn } from './page-stack.rules';

const on = (host: DeviceHost): Device => ({ width: 390, userAgent: '', host });

it('[NV-SCREEN-MAINROOT] the first screen is MainRootScreen in an app, and HomeScreen in a browser', () => {
  expect(screenNameOn(on('app_ios'), 'HomeScreen')).toBe('MainRootScreen');
  expect(screenNameOn(on('app_android'), 'HomeScreen')).toBe('MainRootScreen');
  expect(screenNameOn(on('browser'), 'HomeScreen')).toBe('HomeScreen');
  expect(screenNameOn(on('app_ios'), 'Post')).toBe('Post');
});

it('a pull loads a page again, unless something lies over it or is typed on it', () => {
  expect(canPullToRefresh('HomeScreen', false)).toBe(true);
  expect(canPullToRefresh(null, false)).toBe(true);
  expect(canPullToRefresh('HomeScreen', true)).toBe(false);
  for (const form of ['ContributeReview', 'ContributeSalary', 'Complain', 'Summons', 'Conversation', 'ManageAccount']) {
    expect(canPullToRefresh(form, false), form).toBe(false);
  }
});
