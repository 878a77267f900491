import type { CookieSnapshot, SessionCookies } from '@/core/session/session-cookies.port';
import { readCookie } from './cookie-text';

/** The cookies that this page can see. */
export class DocumentCookies implements SessionCookies {
  readonly #document: Pick<Document, 'cookie'>;
  readonly #navigator: Pick<Navigator, 'cookieEnabled'>;

  constructor(document: Pick<Document, 'cookie'>, navigator: Pick<Navigator, 'cookieEnabled'>) {
    this.#document = document;
    this.#navigator = navigator;
  }

  read(): CookieSnapshot {
    return snapshotOf(this.#document.cookie);
  }

  areEnabled(): boolean {
    return this.#navigator.cookieEnabled;
  }

  clearAuthType(): void {
    this.#document.cookie = 'authtype=; Path=/; Max-Age=0; SameSite=Lax';
  }
}

/** Reads a cookie header, or `document.cookie`. */
export function snapshotOf(cookies: string): CookieSnapshot {
  return {
    userData: readCookie(cookies, 'usr_data'),
    userId: readCookie(cookies, 'UAC_I'),
    loggedInFlag: readCookie(cookies, 'UAC_K'),
    accessToken: readCookie(cookies, 'AT'),
    refreshToken: readCookie(cookies, 'RT'),
    authType: readCookie(cookies, 'authtype'),
    deviceId: readCookie(cookies, 'deviceId'),
    cvId: readCookie(cookies, 'cvid'),
    referrer: readCookie(cookies, 'referrer'),
    appsFlyerId: readCookie(cookies, 'appsFlyerId'),
    appBuildNumber: readCookie(cookies, 'appBuildNumber'),
  };
}
