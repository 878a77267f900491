import { loginMessages } from '@/core/account/session/login-messages';
import { LOGIN_TOASTS } from '@/core/account/session/login-toast.rules';
import { sessionMessages } from '@/core/account/session/session-messages';
import { sessionRefusals } from '@/core/account/session/session-refusals.rules';
import { httpErrorMessages } from '@/core/kernel/failed-calls/http-errors';

const TEXTS: ReadonlyMap<string, string> = new Map([
  ['logged-out', sessionMessages.signedOut],
  ['session-ended', httpErrorMessages.unauthenticated],
  [LOGIN_TOASTS.otherAccount, sessionMessages.otherAccount],
  [LOGIN_TOASTS.accountBack, sessionMessages.accountBack],
  [LOGIN_TOASTS.linkedin, sessionMessages.methodAdded('LinkedIn')],
  [LOGIN_TOASTS.naukri, sessionMessages.methodAdded('Naukri')],
  [LOGIN_TOASTS.taken, sessionRefusals.methodTaken],
  [LOGIN_TOASTS.notFresh, sessionRefusals.notFresh],
  [LOGIN_TOASTS.notAdded, sessionMessages.loginNotAdded],
  ['accounts-merged', sessionMessages.accountsMerged],
  ['naukri-failed', loginMessages.naukriFailed],
  ['not-found', httpErrorMessages.notFound],
]);

/** Returns null for an unknown key: links must not show texts of their own (SH-TOAST). */
export function linkedToastOf(key: string): string | null {
  return TEXTS.get(key) ?? null;
}
