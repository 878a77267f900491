import type { Key } from '@/core/kernel/common/key';
import type { LoginProvider } from './login-provider';

/**
 * The cookies of a session that the client can see, null if one is missing. `accessToken` and `refreshToken` are
 * HttpOnly in a browser and therefore null. A native host may provide them (decisions 0.2).
 */
export interface CookieSnapshot {
  /** The cookie usr_data, as JSON. */
  readonly userData: string | null;
  /** The cookie UAC_I. */
  readonly userId: string | null;
  /** The cookie UAC_K, `1` while a user is signed in. */
  readonly loggedInFlag: string | null;
  /** The cookie AT. */
  readonly accessToken: string | null;
  /** The cookie RT. */
  readonly refreshToken: string | null;
  /** The cookie AT_SPAN: start and end of the access token. */
  readonly accessSpan: string | null;
  /** The cookie authtype. */
  readonly authType: string | null;
  readonly deviceId: string | null;
  /** The cookie cvid. */
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
