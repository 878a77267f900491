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
    expect(socialLoginFailureTexts(refused)).toEqual({
      text1: 'Google did not confirm this sign-in.',
      text2: 'Please try again after some time.',
    });
    const silent = { text1: 'Something Went Wrong!', text2: 'Please try again after some time.' };
    expect(socialLoginFailureTexts({ ...refused, message: ' ' })).toEqual(silent);
    expect(socialLoginFailureTexts({ ...refused, kind: 'network', status: null, message: 'lost' })).toEqual(silent);
  });

  it('show what Google says about its pop-up, and our own texts otherwise', () => {
    expect(googleFailureTexts({ kind: 'popupClosed', message: 'Popup window closed' }).text1).toBe(
      'Popup window closed',
    );
    expect(googleFailureTexts({ kind: 'popupBlocked', message: '' }).text1).toBe('Google login failed!');
    expect(googleFailureTexts({ kind: 'refused', message: 'access_denied' })).toEqual({
      text1: 'Google login failed!',
      text2: 'Please try again after some time.',
    });
    expect(googleFailureTexts({ kind: 'notInitialised', message: '' }).text1).toBe('Something Went Wrong!');
    expect(googleFailureTexts({ kind: 'thirdPartyCookies', message: '' }).text1).toMatch(
      /^It looks like the 3rd Party/,
    );
    expect(googleFailureTexts({ kind: 'cookiesDisabled', message: '' }).text1).toMatch(/^Cookies are not enabled/);
  });
});
