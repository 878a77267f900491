/**
 * The version of the terms of use, the privacy notice and the guidelines that is in force. A higher number asks every user to agree again; it comes with
 * `TERMS_SINCE` and a line in `TERMS_CHANGES`.
 */
export const TERMS_VERSION = 1;

/** The day on which it came into force, in words. */
export const TERMS_SINCE = '20 November 2026';

/** The changes that each version brought, the newest first. */
export const TERMS_CHANGES: readonly string[] = ['The first version.'];

export const TERMS_CHANGED = 'The terms have changed meanwhile. Load the page again and read them.';

/** The code of a contribution whose author has yet to agree to the terms in force. */
export const TERMS_TO_AGREE = 'terms_to_agree';

/** Signing in has meant agreeing since this version. */
const FIRST_VERSION = 1;

/** Returns whether a user has yet to agree to the terms in force before contributing; `agreed` is the version agreed to last, null for a user who did so by signing in alone. */
export function owesAgreement(agreed: number | null, version = TERMS_VERSION): boolean {
  return (agreed ?? FIRST_VERSION) < version;
}
