import type { Failure } from '@/core/kernel/common/failure';
import { fillTemplate } from '@/core/kernel/formatting/template';
import type { ProviderFailure } from './identity-provider.port';
import { loginMessages } from './login-messages';
import type { LoginProvider } from './login-provider';
import { providerNames } from './login-provider';
import type { SignInFailure } from './sign-in.use-case';

/** `text2` is null if one line is enough. */
export interface LoginFailureTexts {
  readonly text1: string;
  readonly text2: string | null;
}

export function signInFailureTexts(
  failure: SignInFailure,
  provider: LoginProvider,
  brand: string,
): LoginFailureTexts | null {
  switch (failure.kind) {
    case 'cookiesDisabled':
      return cookiesBlockedTexts(brand);
    case 'noProof':
      return providerFailureTexts(failure.failure, provider);
    case 'refused':
      return socialLoginFailureTexts(failure.failure);
  }
}

export function cookiesBlockedTexts(brand: string): LoginFailureTexts {
  return { text1: fillTemplate(loginMessages.cookiesBlocked, { brand }), text2: null };
}

export function socialLoginFailureTexts({ status, message }: Failure): LoginFailureTexts {
  const serverMessage = status === null ? '' : message.trim();
  if (serverMessage !== '') return { text1: serverMessage, text2: null };
  return { text1: loginMessages.somethingWentWrong, text2: loginMessages.tryLater };
}

/** Returns null if the user cancelled (ER-LOGIN-GOOGLE*, ER-LOGIN-MICROSOFT, ER-COOKIES-*). */
export function providerFailureTexts(
  { kind, message }: ProviderFailure,
  provider: LoginProvider,
): LoginFailureTexts | null {
  const { label } = providerNames[provider];
  switch (kind) {
    case 'popupBlocked':
      return { text1: loginMessages.windowBlocked(label), text2: null };
    case 'popupClosed':
      return { text1: loginMessages.windowClosed(label), text2: null };
    case 'timedOut':
      return { text1: loginMessages.windowSilent(label), text2: null };
    case 'cancelled':
      return null;
    case 'cookiesDisabled':
      return { text1: loginMessages.cookiesDisabled, text2: null };
    case 'thirdPartyCookies':
      return { text1: loginMessages.thirdPartyCookies, text2: null };
    case 'notInitialised':
      return { text1: loginMessages.somethingWentWrong, text2: null };
    case 'refused':
      return provider === 'microsoft'
        ? { text1: loginMessages.microsoftFailed, text2: isSentence(message) ? message : loginMessages.tryLater }
        : { text1: loginMessages.googleFailed, text2: loginMessages.tryLater };
  }
}

function isSentence(message: string): boolean {
  return message.trim().includes(' ');
}
