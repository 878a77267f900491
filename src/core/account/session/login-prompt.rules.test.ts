import { expect, it } from 'vitest';
import { formatOpened, hasBrowsed, offersLoginPrompt, parseOpened, withOpened } from './login-prompt.rules';

const guest = { isLoggedIn: false, hasProvider: true, screen: 'HomeScreen' };

it('is for guests, where there is a way to log in, and not on a screen that offers it', () => {
  expect(offersLoginPrompt(guest)).toBe(true);
  expect(offersLoginPrompt({ ...guest, screen: null })).toBe(true);
  expect(offersLoginPrompt({ ...guest, isLoggedIn: true })).toBe(false);
  expect(offersLoginPrompt({ ...guest, hasProvider: false })).toBe(false);
  expect(offersLoginPrompt({ ...guest, screen: 'Session' })).toBe(false);
  expect(offersLoginPrompt({ ...guest, screen: 'ContributeReview' })).toBe(false);
});

it.each([
  [0, 0, false],
  [1, 9, false],
  [2, 0, true],
  [0, 10, true],
  [3, 30, true],
])('comes after %i opened posts and %i seen ones: %s', (openedPosts, seenPosts, comes) => {
  expect(hasBrowsed({ openedPosts, seenPosts })).toBe(comes);
});

it('counts the posts that a tab opens, one that is loaded again once, and starts anew with a text that is none', () => {
  const opened = ['/p/1', '/p/1', '/p/2', '/p/1'].reduce(
    (before, path) => parseOpened(formatOpened(withOpened(before, path))),
    parseOpened(null),
  );
  expect(opened).toEqual({ count: 3, last: '/p/1' });
  expect(parseOpened('999999 /p/1').count).toBe(999_999);
  for (const text of ['', ' /p/1', '1000000 /p/1', 'x', '-1 /p/1', '2', '99999999 /p/1'])
    expect(parseOpened(text)).toEqual({ count: 0, last: '' });
});
