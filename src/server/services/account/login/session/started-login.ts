/** A login by redirect that is under way. */
export interface StartedLogin {
  /** The path to come back to. */
  readonly referer: string;
  readonly state: string;
  /** The secret behind the nonce. */
  readonly nonce: string;
  /** The secret behind the code's challenge. */
  readonly verifier: string;
  /** True if it adds a login to the account of the browser's session. */
  readonly isAdded: boolean;
}

export function readStartedLogin(cookie: string | undefined): StartedLogin | null {
  try {
    const value: unknown = JSON.parse(cookie ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { referer, state, nonce, verifier, isAdded } = Object.fromEntries(Object.entries(value));
    const isWhole = [referer, state, nonce, verifier].every((member) => typeof member === 'string' && member !== '');
    return isWhole ? { referer, state, nonce, verifier, isAdded: isAdded === true } : null;
  } catch {
    // The browser's user may have written into it; the login begins again then.
    return null;
  }
}
