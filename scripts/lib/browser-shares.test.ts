import { expect, it } from 'vitest';
import { browserShares, readBrowserTests } from './browser-shares';

const aFile = (name: string, length: number, isSharing = false) => ({
  name,
  text: `${isSharing ? 'test.use({ leavesNothing: true });' : ''}`.padEnd(length, '.'),
});

it('deals files out by the length of their texts, and those that share a product together', () => {
  const files = [aFile('a', 100), aFile('b', 100, true), aFile('c', 100), aFile('d', 100, true), aFile('e', 200)];
  expect(browserShares(files, 3)).toEqual([['b', 'd'], ['a', 'c'], ['e']]);
});

it('puts each file of browser tests into one share', () => {
  const files = readBrowserTests();
  const shares = browserShares(files, 4);
  expect(shares.flat().toSorted()).toEqual(files.map(({ name }) => name));
  expect(shares.every((share) => share.length > 0)).toBe(true);
});
