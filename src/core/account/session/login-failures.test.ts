import { describe, expect, it } from 'vitest';
import type { Failure } from '@/core/kernel/common/failure';
import { providerFailureTexts, socialLoginFailureTexts } from './login-failures';

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
    expect(providerFailureTexts({ kind: 'popupClosed', message: 'Popup window closed' }, 'google')?.text1).toBe(
      'The Google window was closed. Try again when you are ready.',
    );
    const blocked = providerFailureTexts(
      {
        kind: 'popupBlocked',
        message: 'Failed to open popup window on url: https://x',
      },
      'google',
    );
    expect(blocked?.text1).toBe('Your browser blocked the Google window. Allow pop-ups for this site, then try again.');
    expect(providerFailureTexts({ kind: 'cancelled', message: '' }, 'google')).toBeNull();
    expect(providerFailureTexts({ kind: 'refused', message: 'server_error' }, 'google')).toEqual({
      text1: 'Google login failed!',
      text2: 'Please try again in a few minutes.',
    });
    expect(providerFailureTexts({ kind: 'notInitialised', message: '' }, 'google')?.text1).toBe(
      'Something Went Wrong!',
    );
    expect(providerFailureTexts({ kind: 'thirdPartyCookies', message: '' }, 'google')?.text1).toMatch(
      /^It looks like the 3rd Party/,
    );
    expect(providerFailureTexts({ kind: 'cookiesDisabled', message: '' }, 'google')?.text1).toMatch(
      /^Cookies are not enabled/,
    );
  });

  it('say what Microsoft says in a sentence, and not its code', () => {
    const textsOf = (message: string) => providerFailureTexts({ kind: 'refused', message }, 'microsoft');
    expect(textsOf('server_error')?.text2).toBe('Please try again in a few minutes.');
    expect(textsOf('Your organisation does not allow this app.')?.text2).toBe(
      'Your organisation does not allow this app.',
    );
  });
});
