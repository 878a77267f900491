import { expect, it } from 'vitest';
import { screensOf } from '@/app/create-app';
import { features } from '@/app/features';
import { GUESSED_PATHS } from '@/server/platform/site-files/guessed-addresses';

it('an address that people guess leads to a page, and has none of its own', () => {
  const screens = screensOf(features);
  const isPage = (path: string) => screens.resolve(path) !== null;
  expect(Object.keys(GUESSED_PATHS).filter(isPage)).toEqual([]);
  expect(Object.values(GUESSED_PATHS).filter((path) => !isPage(path))).toEqual([]);
});
