export interface TermsAgreement {
  readonly version: number;
  /** Null if the user has not agreed to any version. `agreedOn` is a day, `2026-11-22`. */
  readonly agreed: { readonly version: number; readonly agreedOn: string } | null;
}

export function mustAgreeToTerms({ version, agreed }: TermsAgreement): boolean {
  return agreed?.version !== version;
}

export const TERMS_NOT_AGREED = 'Your agreement was not stored';

export const TERMS_AGREED = 'Thank you. Now send it again.';
