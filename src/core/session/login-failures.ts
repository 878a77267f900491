import type { Failure } from '@/core/common/failure';
import { fillTemplate } from '@/core/formatting/template';
import type { ProviderFailure } from './identity-provider.port';
import { sessionMessages } from './session-messages';
import type { SignInFailure } from './sign-in.use-case';

/** The two lines of a failure toast; `text2` is null where one line says it all. */
export interface LoginFailureTexts {
  readonly text1: string;
  readonly text2: string | null;
}

/** Returns what the user reads of a sign-in that failed; null where the user cancelled it. */
export function signInFailureTexts(failure: SignInFailure, brand: string): LoginFailureTexts | null {
  switch (failure.kind) {
    case 'cookiesDisabled':
      return { text1: fillTemplate(sessionMessages.cookiesBlocked, { brand }), text2: null };
    case 'noProof':
      return googleFailureTexts(failure.failure);
    case 'refused':
      return socialLoginFailureTexts(failure.failure);
  }
}

/** Returns what is shown when the login service refuses, or does not answer (ER-LOGIN-SOCIAL). */
export function socialLoginFailureTexts({ status, message }: Failure): LoginFailureTexts {
  const serverMessage = status === null ? '' : message.trim();
  // The service's sentence says what to do.
  if (serverMessage !== '') return { text1: serverMessage, text2: null };
  return { text1: sessionMessages.somethingWentWrong, text2: sessionMessages.tryLater };
}

/** Returns what is shown when Google gives no proof (ER-LOGIN-GOOGLE*, ER-COOKIES-*); null where the user cancelled. */
export function googleFailureTexts({ kind }: ProviderFailure): LoginFailureTexts | null {
  switch (kind) {
    case 'popupBlocked':
      return { text1: sessionMessages.googleWindowBlocked, text2: null };
    case 'popupClosed':
      return { text1: sessionMessages.googleWindowClosed, text2: null };
    case 'cancelled':
      return null;
    case 'cookiesDisabled':
      return { text1: sessionMessages.cookiesDisabled, text2: null };
    case 'thirdPartyCookies':
      return { text1: sessionMessages.thirdPartyCookies, text2: null };
    case 'notInitialised':
      return { text1: sessionMessages.somethingWentWrong, text2: null };
    case 'refused':
      return { text1: sessionMessages.googleFailed, text2: sessionMessages.tryLater };
  }
}
