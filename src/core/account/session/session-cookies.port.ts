import type { Key } from '@/core/kernel/common/key';
import type { LoginProvider } from './login-provider';

/**
 * The cookies of a session as the client can see them, null if one is missing. `accessToken` and `refreshToken` are
 * HttpOnly in a browser and so null there; a native host may hand them over (decisions 0.2).
 */
export interface CookieSnapshot {
  /** usr_data: JSON. */
  readonly userData: string | null;
  /** UAC_I */
  readonly userId: string | null;
  /** UAC_K: `1` while a user is signed in. */
  readonly loggedInFlag: string | null;
  /** AT */
  readonly accessToken: string | null;
  /** RT */
  readonly refreshToken: string | null;
  /** AT_SPAN: when the access token began and when it ends. */
  readonly accessSpan: string | null;
  /** authtype */
  readonly authType: string | null;
  readonly deviceId: string | null;
  /** cvid */
  readonly cvId: string | null;
  readonly referrer: string | null;
  readonly appsFlyerId: string | null;
  readonly appBuildNumber: string | null;
}

/** The session's cookies. The login service sets them; the client only reads them, except for authtype. */
export interface SessionCookies {
  readonly read: () => CookieSnapshot;
  /** Returns whether this browser stores cookies, which every login needs (VA-LOGIN-COOKIES). */
  readonly areEnabled: () => boolean;
  /** The provider of the last login in this browser; null if it is not remembered. */
  readonly lastProvider: () => LoginProvider | null;
  /** Remembers the provider of a login for some days (EN-COOKIE-DAYS). */
  readonly rememberProvider: (provider: LoginProvider, days: number) => void;
  /** Deletes authtype, once it is tracked (LG-LOAD-AUTHTYPE). */
  readonly clearAuthType: () => void;
}

export const SessionCookiesPort: Key<SessionCookies> = Symbol('SessionCookies');
