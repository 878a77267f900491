/** The texts of logging in, as the specification or decisions 0.15 word them; `{brand}` is to be filled in. */
export const loginMessages = {
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
  windowSilent: (provider: string) =>
    `Nothing came back from the ${provider} window in 10 minutes. Try again, or choose another way.`,
  /** ER-LOGIN-MICROSOFT */
  microsoftFailed: 'Microsoft login failed!',
  /** Decisions A 65. */
  linkedinFailed: 'LinkedIn login failed!',
  /** ER-LOGIN-NAUKRI-MESSAGE */
  naukriFailed: 'Naukri Login Failed!',
  /** VA-LOGIN-LINKEDIN */
  linkedinAgain: 'Choose another way, or load the page again to try once more.',
} as const;

/** Returns whether the error text of a provider's library means that cookies are switched off (ER-COOKIES-ENV). */
export function isCookiesDisabledDetail(detail: string): boolean {
  return detail.trim() === loginMessages.cookiesDisabled;
}
