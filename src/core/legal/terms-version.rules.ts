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
