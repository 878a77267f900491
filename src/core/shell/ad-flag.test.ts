import { expect, it } from 'vitest';
import { showsAds } from './ad-flag';

it('[ST-AD-FLAG] is on for a listed page name, off for any other', () => {
  const pages = new Set(['SalariesPage']);
  expect(showsAds('SalariesPage', pages)).toBe(true);
  expect(showsAds('HomeScreen', pages)).toBe(false);
  expect(showsAds('SalariesPage', new Set())).toBe(false);
});
