import type { SignKind } from '../job-check/message-check';

/** Signs that honest openings do not have, and free mail. */
export const SIGNS_IN_TEXT = ['money', 'payTo', 'lookAlike', 'freeMail'] as const satisfies readonly SignKind[];

export const OPENING_SIGN_KINDS = [...SIGNS_IN_TEXT, 'unknownCompany', 'highPay', 'unchanged', 'repeated'] as const;

export type OpeningSignKind = (typeof OPENING_SIGN_KINDS)[number];

export interface OpeningSign {
  readonly kind: OpeningSignKind;
  readonly quotes: readonly string[];
  readonly company: string | null;
}
