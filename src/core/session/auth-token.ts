import type { CookieSnapshot } from './session-cookies.port';

/** What a native host is given of a session (EN-AUTHTOKEN); null for what the client cannot see. */
export interface AuthToken {
  readonly UAC_I: string | null;
  readonly UAC_K: string | null;
  readonly AT: string | null;
  readonly RT: string | null;
  readonly USR_DATA: string | null;
}

/** The auth token object of a cookie snapshot. */
export function authTokenOf(cookies: CookieSnapshot): AuthToken {
  return {
    UAC_I: cookies.userId,
    UAC_K: cookies.loggedInFlag,
    AT: cookies.accessToken,
    RT: cookies.refreshToken,
    USR_DATA: cookies.userData,
  };
}
