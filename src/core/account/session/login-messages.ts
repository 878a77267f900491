/** `{brand}` is a placeholder. */
export const loginMessages = {
  /** The specification also uses this text for cookie errors of Google's library (ER-COOKIES-ENV). */
  cookiesDisabled: 'Cookies are not enabled in current environment.',
  thirdPartyCookies:
    'It looks like the 3rd Party Cookies are disabled on your browser. Please make sure the 3rd Party Cookies are enabled for google authentication.',
  cookiesBlocked:
    'Oops! It seems like your browser is blocking cookies, which are necessary for a seamless experience on {brand}. Please enable cookies and try again.',
  somethingWentWrong: 'Something Went Wrong!',
  tryLater: 'Please try again in a few minutes.',
  googleFailed: 'Google login failed!',
  windowBlocked: (provider: string) =>
    `Your browser blocked the ${provider} window. Allow pop-ups for this site, then try again.`,
  windowClosed: (provider: string) => `The ${provider} window was closed. Try again when you are ready.`,
  windowSilent: (provider: string) =>
    `The ${provider} window did not respond in 10 minutes. Try again, or choose another way.`,
  microsoftFailed: 'Microsoft login failed!',
  linkedinFailed: 'LinkedIn login failed!',
  naukriFailed: 'Naukri Login Failed!',
  linkedinAgain: 'Choose another way, or load the page again to try once more.',
} as const;

export function isCookiesDisabledDetail(detail: string): boolean {
  return detail.trim() === loginMessages.cookiesDisabled;
}
