export interface StartedLogin {
  readonly referer: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
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
    // A tampered cookie; the login begins again.
    return null;
  }
}
