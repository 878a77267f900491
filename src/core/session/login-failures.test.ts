import { describe, expect, it } from 'vitest';
import type { Failure } from '@/core/common/failure';
import { googleFailureTexts, socialLoginFailureTexts } from './login-failures';

const refused: Failure = {
  kind: 'unauthenticated',
  status: 401,
  code: 'token_invalid',
  message: 'Google did not confirm this sign-in.',
  fields: {},
};

describe('login failures', () => {
  it('show what the server says, or that something went wrong', () => {
    expect(socialLoginFailureTexts(refused)).toEqual({ text1: 'Google did not confirm this sign-in.', text2: null });
    const silent = { text1: 'Something Went Wrong!', text2: 'Please try again in a few minutes.' };
    expect(socialLoginFailureTexts({ ...refused, message: ' ' })).toEqual(silent);
    expect(socialLoginFailureTexts({ ...refused, kind: 'network', status: null, message: 'lost' })).toEqual(silent);
  });

  it('say what happened to the window of Google, and nothing where the user refused', () => {
    expect(googleFailureTexts({ kind: 'popupClosed', message: 'Popup window closed' })?.text1).toBe(
      'The Google window was closed. Try again when you are ready.',
    );
    const blocked = googleFailureTexts({
      kind: 'popupBlocked',
      message: 'Failed to open popup window on url: https://x',
    });
    expect(blocked?.text1).toBe('Your browser blocked the Google window. Allow pop-ups for this site, then try again.');
    expect(googleFailureTexts({ kind: 'cancelled', message: '' })).toBeNull();
    expect(googleFailureTexts({ kind: 'refused', message: 'server_error' })).toEqual({
      text1: 'Google login failed!',
      text2: 'Please try again in a few minutes.',
    });
    expect(googleFailureTexts({ kind: 'notInitialised', message: '' })?.text1).toBe('Something Went Wrong!');
    expect(googleFailureTexts({ kind: 'thirdPartyCookies', message: '' })?.text1).toMatch(
      /^It looks like the 3rd Party/,
    );
    expect(googleFailureTexts({ kind: 'cookiesDisabled', message: '' })?.text1).toMatch(/^Cookies are not enabled/);
  });
});
