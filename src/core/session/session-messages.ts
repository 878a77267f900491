/** The texts of session and login, as the specification or decisions 0.15 word them; `{brand}` is to be filled in. */
export const sessionMessages = {
  /** ER-COOKIES-ENV: also what Google's library reports. */
  cookiesDisabled: 'Cookies are not enabled in current environment.',
  /** ER-COOKIES-THIRDPARTY */
  thirdPartyCookies:
    'It looks like the 3rd Party Cookies are disabled on your browser. Please make sure the 3rd Party Cookies are enabled for google authentication.',
  /** ER-COOKIES-TOAST */
  cookiesBlocked:
    'Oops! It seems like your browser is blocking cookies, which are necessary for a seamless experience on {brand}. Please enable cookies and try again.',
  /** ER-LOGIN-SOCIAL, ER-LOGIN-GOOGLE-CLIENT, ER-LOGIN-NAUKRI-SDK */
  somethingWentWrong: 'Something Went Wrong!',
  /** ER-LOGIN-SOCIAL, ER-LOGIN-GOOGLE */
  tryLater: 'Please try again in a few minutes.',
  /** ER-LOGIN-GOOGLE */
  googleFailed: 'Google login failed!',
  /** ER-LOGIN-GOOGLE-POPUP */
  windowBlocked: (provider: string) =>
    `Your browser blocked the ${provider} window. Allow pop-ups for this site, then try again.`,
  /** ER-LOGIN-GOOGLE-POPUP */
  windowClosed: (provider: string) => `The ${provider} window was closed. Try again when you are ready.`,
  windowSilent: (provider: string) => `${provider} did not answer. Try again, or choose another way.`,
  /** ER-LOGIN-MICROSOFT */
  microsoftFailed: 'Microsoft login failed!',
  /** Decisions A 65. */
  linkedinFailed: 'LinkedIn login failed!',
  /** ER-LOGIN-NAUKRI-MESSAGE */
  naukriFailed: 'Naukri Login Failed!',
  /** VA-LOGIN-LINKEDIN */
  linkedinAgain: 'Choose another way, or load the page again to try once more.',
  /** Decisions A 65. */
  signedOut: 'You are logged out.',
  /** ER-LOGOUT-RAISE */
  signOutFailed: 'We could not log you out. Please try again.',
  /** ER-LOGOUT-LOG: for the log, with this type and level. */
  signOutLog: { error: 'Logout API returned unexpected status', type: 'logout API', level: 'error' },
} as const;

/** Returns the text that names the signed-in user by their pseudonym; they may have none yet. */
export function signedInMessage(pseudonym: string): string {
  return pseudonym === '' ? 'You are logged in.' : `You are logged in as ${pseudonym}.`;
}

/** Returns whether the error text of a provider's library means that cookies are switched off (ER-COOKIES-ENV). */
export function isCookiesDisabledDetail(detail: string): boolean {
  return detail.trim() === sessionMessages.cookiesDisabled;
}
