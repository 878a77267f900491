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

export interface SessionCookies {
  readonly read: () => CookieSnapshot;
  readonly areEnabled: () => boolean;
  readonly lastProvider: () => LoginProvider | null;
  readonly rememberProvider: (provider: LoginProvider, days: number) => void;
  readonly clearAuthType: () => void;
}

export const SessionCookiesPort: Key<SessionCookies> = Symbol('SessionCookies');
