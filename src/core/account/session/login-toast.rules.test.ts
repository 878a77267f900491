import { expect, it } from 'vitest';
import { LOGIN_TOASTS, loginToastOf } from './login-toast.rules';

it.each([
  [true, true, LOGIN_TOASTS.accountBack],
  [true, false, LOGIN_TOASTS.otherAccount],
  [false, false, null],
])('with another account (%s) that was paused (%s) the toast is %j', (hasOtherAccount, wasDeactivated, key) => {
  expect(loginToastOf({ hasOtherAccount, wasDeactivated })).toBe(key);
});
