/** The version of the terms in force, and the one that the user has agreed to. */
export interface TermsAgreement {
  readonly version: number;
  /** Null for a user who has agreed to none; `agreedOn` is a day, `2026-11-22`. */
  readonly agreed: { readonly version: number; readonly agreedOn: string } | null;
}

/** Returns whether a user has yet to agree to the terms in force. */
export function isToAgree({ version, agreed }: TermsAgreement): boolean {
  return agreed?.version !== version;
}

/** The title of a failure to agree. */
export const NOT_AGREED = 'Your agreement was not stored';

/** The sentence after agreeing, if a contribution waited for it. */
export const AGREED = 'Thank you. Now send it again.';
