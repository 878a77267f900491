import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

export interface ProviderFailure {
  readonly kind: ProviderFailureKind;
  readonly message: string;
}

/**
 * `popupBlocked` and `popupClosed` are Google's popup_failed_to_open and popup_closed. `cancelled` means that the user
 * refused (access_denied), `notInitialised` that the provider's script did not load, and `timedOut` that its window
 * never answered. `refused` is everything else that the provider reports.
 */
export type ProviderFailureKind =
  | 'popupBlocked'
  | 'popupClosed'
  | 'cancelled'
  | 'cookiesDisabled'
  | 'thirdPartyCookies'
  | 'timedOut'
  | 'notInitialised'
  | 'refused';

/** Callbacks of a one-tap prompt; a prompt may call several. */
export interface OneTapEvents {
  readonly displayed: () => void;
  readonly notDisplayed: () => void;
  readonly skipped: () => void;
  readonly dismissed: () => void;
  readonly credential: (token: ProviderToken) => void;
}

export interface ProviderToken {
  readonly token: string;
  readonly nonce: string | null;
}

/** Google's sign-in, with the scopes profile and email (LG-GOOGLE-SCOPES). */
export interface GoogleIdentity {
  /** Idempotent. Fails with `notInitialised` if the script cannot be loaded. */
  readonly load: () => Promise<Result<null, ProviderFailure>>;
  /** Opens the pop-up, so it must follow a click. */
  readonly requestToken: () => Promise<Result<ProviderToken, ProviderFailure>>;
  readonly renderButton: (hostId: string, onCredential: (token: ProviderToken) => void) => void;
  /** Returns a function that removes the prompt. */
  readonly promptOneTap: (hostId: string, events: OneTapEvents) => Cancel;
}

export const GooglePort: Key<{ readonly identity: GoogleIdentity | null }> = Symbol('GoogleIdentity');

/** Microsoft's sign-in, with the scopes User.Read, openid, profile and email (LG-MICROSOFT-SCOPES). */
export interface MicrosoftIdentity {
  /** Opens the window, so it must follow a click. */
  readonly requestToken: () => Promise<Result<ProviderToken, ProviderFailure>>;
}

export const MicrosoftPort: Key<{ readonly identity: MicrosoftIdentity | null }> = Symbol('MicrosoftIdentity');
