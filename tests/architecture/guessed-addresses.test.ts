import { expect, it } from 'vitest';
import { screensOf } from '@/app/create-app';
import { features } from '@/app/features';
import { GUESSED_ADDRESSES } from '@/server/platform/site-files/guessed-addresses';

it('an address that people guess leads to a page, and has none of its own', () => {
  const screens = screensOf(features);
  const isPage = (path: string) => screens.resolve(path) !== null;
  expect(Object.keys(GUESSED_ADDRESSES).filter(isPage)).toEqual([]);
  expect(Object.values(GUESSED_ADDRESSES).filter((path) => !isPage(path))).toEqual([]);
});
