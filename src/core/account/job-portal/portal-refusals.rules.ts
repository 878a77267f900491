export const NO_PORTAL_ACCOUNT = 'portal_account_not_found';

export const portalRefusals = {
  notAgreed: 'First agree that Naukri may share your job with us.',
  notConfirmed: 'Naukri did not confirm your account. Please try again.',
  noAccount: 'Naukri has no account with your address. Log in to Naukri with the account that you use there.',
  linkedElsewhere: 'This Naukri account is linked to another account here. Unlink it there first.',
  linked: 'Your Naukri account is linked.',
} as const;
