import type { LoginProvider } from '@/core/account/session/login-provider';
import { LOGIN_PROVIDERS } from '@/core/account/session/login-provider';
import type { CookieSnapshot, SessionCookies } from '@/core/account/session/session-cookies.port';
import { readCookie } from './cookie-text';

const LAST_PROVIDER = 'lastlogin';
const SECONDS_PER_DAY = 86_400;

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

  lastProvider(): LoginProvider | null {
    const stored = readCookie(this.#document.cookie, LAST_PROVIDER);
    return LOGIN_PROVIDERS.find((provider) => provider === stored) ?? null;
  }

  rememberProvider(provider: LoginProvider, days: number): void {
    this.#document.cookie = `${LAST_PROVIDER}=${provider}; Path=/; Max-Age=${days * SECONDS_PER_DAY}; SameSite=Lax`;
  }

  clearAuthType(): void {
    this.#document.cookie = 'authtype=; Path=/; Max-Age=0; SameSite=Lax';
  }
}

export function snapshotOf(cookies: string): CookieSnapshot {
  return {
    userData: readCookie(cookies, 'usr_data'),
    userId: readCookie(cookies, 'UAC_I'),
    loggedInFlag: readCookie(cookies, 'UAC_K'),
    accessToken: readCookie(cookies, 'AT'),
    refreshToken: readCookie(cookies, 'RT'),
    accessSpan: readCookie(cookies, 'AT_SPAN'),
    authType: readCookie(cookies, 'authtype'),
    deviceId: readCookie(cookies, 'deviceId'),
    cvId: readCookie(cookies, 'cvid'),
    referrer: readCookie(cookies, 'referrer'),
    appsFlyerId: readCookie(cookies, 'appsFlyerId'),
    appBuildNumber: readCookie(cookies, 'appBuildNumber'),
  };
}
