import type { WarningSignKind } from '../job-check/message-check';

/** Signs that honest openings do not have, and free mail. */
export const TEXT_SIGNS = ['money', 'payTo', 'lookAlike', 'freeMail'] as const satisfies readonly WarningSignKind[];

export const OPENING_SIGN_KINDS = [...TEXT_SIGNS, 'unknownCompany', 'highPay', 'unchanged', 'repeated'] as const;

export type OpeningSignKind = (typeof OPENING_SIGN_KINDS)[number];

export interface OpeningSign {
  readonly kind: OpeningSignKind;
  readonly quotes: readonly string[];
  readonly company: string | null;
}
