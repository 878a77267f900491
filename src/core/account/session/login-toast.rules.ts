export const LOGIN_TOASTS = {
  otherAccount: 'other-account',
  accountBack: 'account-back',
  linkedin: 'linkedin-added',
  naukri: 'naukri-added',
  taken: 'login-taken',
  notFresh: 'login-not-fresh',
  notAdded: 'login-not-added',
} as const;

export function loginToastOf(started: {
  readonly hasOtherAccount: boolean;
  readonly wasDeactivated: boolean;
}): string | null {
  if (started.wasDeactivated) return LOGIN_TOASTS.accountBack;
  return started.hasOtherAccount ? LOGIN_TOASTS.otherAccount : null;
}
