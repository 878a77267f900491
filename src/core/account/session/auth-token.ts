import type { CookieSnapshot } from './session-cookies.port';

export interface AuthToken {
  readonly UAC_I: string | null;
  readonly UAC_K: string | null;
  readonly AT: string | null;
  readonly RT: string | null;
  readonly USR_DATA: string | null;
}

/**
 * Returns the tokens that a native host has handed over, or null in a browser, whose page cannot read them (decisions
 * 0.2).
 */
export function authTokenOf({
  userId,
  loggedInFlag,
  accessToken,
  refreshToken,
  userData,
}: CookieSnapshot): AuthToken | null {
  if (accessToken === null) return null;
  return { UAC_I: userId, UAC_K: loggedInFlag, AT: accessToken, RT: refreshToken, USR_DATA: userData };
}
