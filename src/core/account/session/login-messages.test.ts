import { expect, it } from 'vitest';
import { isCookiesDisabledDetail, loginMessages } from './login-messages';
import { sessionMessages } from './session-messages';

it('[ER-COOKIES-ENV] the detail text is recognised as switched-off cookies', () => {
  expect(isCookiesDisabledDetail('Cookies are not enabled in current environment.')).toBe(true);
  expect(isCookiesDisabledDetail('Cookies are enabled.')).toBe(false);
});

it('the texts are those of the specification', () => {
  expect(loginMessages.thirdPartyCookies).toBe(
    'It looks like the 3rd Party Cookies are disabled on your browser. Please make sure the 3rd Party Cookies are enabled for google authentication.',
  );
  expect(sessionMessages.signOutFailed).toBe('Couldn’t sign out, please try again later.');
});
