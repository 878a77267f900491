import { describe, expect, it } from 'vitest';
import { isInstalled } from './bootstrap.mjs';
import { findChromium } from './chromium.mjs';

describe('isInstalled', () => {
  const locked = {
    '': { version: '0.1.0' },
    'packages/verify': { version: '0.1.0' },
    'node_modules/@tarakki/verify': { link: true },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/@biomejs/cli-win32': { version: '2.0.0', optional: true },
  };

  it.each([
    { name: 'nothing is there', installed: {}, want: false },
    { name: 'another version is there', installed: { 'node_modules/react': { version: '18.0.0' } }, want: false },
    { name: 'only an optional one is missing', installed: { 'node_modules/react': { version: '19.3.1' } }, want: true },
  ])('is $want when $name', ({ installed, want }) => {
    expect(isInstalled(locked, installed)).toBe(want);
  });
});

describe('findChromium', () => {
  const on = (...present) => ({ exists: (path) => present.includes(path) });

  it.each([
    {
      name: 'CHROMIUM_PATH',
      env: { CHROMIUM_PATH: '/opt/c', PATH: '/bin' },
      ...on('/opt/c', '/bin/chromium'),
      want: '/opt/c',
    },
    { name: 'the path', env: { PATH: '/usr/local/bin:/bin' }, ...on('/bin/google-chrome'), want: '/bin/google-chrome' },
    {
      name: 'the one without a window first',
      env: { PATH: '/usr/local/bin:/bin' },
      ...on('/usr/local/bin/chromium', '/bin/chromium-headless-shell'),
      want: '/bin/chromium-headless-shell',
    },
    { name: 'nowhere', env: { PATH: '/bin' }, ...on(), want: null },
    {
      name: 'nowhere when CHROMIUM_PATH is wrong',
      env: { CHROMIUM_PATH: '/x', PATH: '/bin' },
      ...on('/bin/chromium'),
      want: null,
    },
  ])('finds it: $name', ({ env, exists, want }) => {
    expect(findChromium(env, exists)).toBe(want);
  });
});
