import type { Key } from '@/core/common/key';
/**
 * The cookies of a session as the client can see them, null where one is missing. `accessToken` and `refreshToken` are
 * HttpOnly in a browser and so null there; a native host may hand them over (decisions 0.2).
 */
export interface CookieSnapshot {
  /** usr_data: JSON. */
  readonly userData: string | null;
  /** UAC_I */
  readonly userId: string | null;
  /** UAC_K: `1` where somebody is signed in. */
  readonly loggedInFlag: string | null;
  /** AT */
  readonly accessToken: string | null;
  /** RT */
  readonly refreshToken: string | null;
  /** authtype */
  readonly authType: string | null;
  readonly deviceId: string | null;
  /** cvid */
  readonly cvId: string | null;
  readonly referrer: string | null;
  readonly appsFlyerId: string | null;
  readonly appBuildNumber: string | null;
}

/** The cookies that say who is signed in. The login service sets them; the client only reads, but for authtype. */
export interface SessionCookies {
  read(): CookieSnapshot;
  /** Whether this browser keeps cookies at all; no login can start without (VA-LOGIN-COOKIES). */
  areEnabled(): boolean;
  /** Forgets how the last login went, once it is tracked (LG-LOAD-AUTHTYPE). */
  clearAuthType(): void;
}

/** Names the SessionCookies port in the container. */
export const SessionCookiesPort: Key<SessionCookies> = Symbol('SessionCookies');
