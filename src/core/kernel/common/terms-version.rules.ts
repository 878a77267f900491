/**
 * The version of terms of use, privacy notice and guidelines. Increase it to make every user agree
 * again; change `TERMS_SINCE` and `TERMS_CHANGES` with it.
 */
export const TERMS_VERSION = 1;

export const TERMS_SINCE = '20 November 2026';

export const TERMS_CHANGES: readonly string[] = ['The first version.'];

export const TERMS_CHANGED = 'The terms have changed. Load the page again and read them.';

export const TERMS_TO_AGREE = 'terms_to_agree';

/** The version since which signing in implies agreement. */
const FIRST_VERSION = 1;

/** `agreed` is the last version agreed to, or null if the user only agreed by signing in. */
export function mustAcceptTerms(agreed: number | null, version = TERMS_VERSION): boolean {
  return (agreed ?? FIRST_VERSION) < version;
}
