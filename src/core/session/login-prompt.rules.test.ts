import { expect, it } from 'vitest';
import { offersLoginPrompt } from './login-prompt.rules';

const guest = { isLoggedIn: false, hasProvider: true, screen: 'HomeScreen' };

it('is for guests, where there is a way to log in, and not on a screen that offers it', () => {
  expect(offersLoginPrompt(guest)).toBe(true);
  expect(offersLoginPrompt({ ...guest, screen: null })).toBe(true);
  expect(offersLoginPrompt({ ...guest, isLoggedIn: true })).toBe(false);
  expect(offersLoginPrompt({ ...guest, hasProvider: false })).toBe(false);
  expect(offersLoginPrompt({ ...guest, screen: 'Session' })).toBe(false);
  expect(offersLoginPrompt({ ...guest, screen: 'ContributeReview' })).toBe(false);
});
