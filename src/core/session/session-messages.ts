/** The texts of session and login, as the specification words them; `{brand}` is to be filled in. */
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
  tryLater: 'Please try again after some time.',
  /** ER-LOGIN-GOOGLE */
  googleFailed: 'Google login failed!',
  /** ER-LOGIN-MICROSOFT */
  microsoftFailed: 'Microsoft login failed!',
  /** Decisions A 65. */
  linkedinFailed: 'LinkedIn login failed!',
  /** ER-LOGIN-NAUKRI-MESSAGE */
  naukriFailed: 'Naukri Login Failed!',
  /** Decisions A 65. */
  signedOut: 'You have been signed out.',
  /** ER-LOGOUT-RAISE */
  signOutFailed: "Couldn't sign out, please try again later.",
  /** ER-LOGOUT-LOG: for the log, with this type and level. */
  signOutLog: { error: 'Logout API returned unexpected status', type: 'logout API', level: 'error' },
} as const;

/** Returns the text that says who is signed in, once somebody is. */
export function signedInMessage(name: string): string {
  return `You are logged in as ${name}.`;
}

/** Returns whether the error text of a provider's library means that cookies are switched off (ER-COOKIES-ENV). */
export function isCookiesDisabledDetail(detail: string): boolean {
  return detail.trim() === sessionMessages.cookiesDisabled;
}
