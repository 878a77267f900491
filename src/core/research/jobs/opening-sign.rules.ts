import type { SignKind } from '../job-check/message-check';

/** The signs in the words and addresses of an opening: those of a message that an opening has no honest reason for, and free mail. */
export const SIGNS_IN_TEXT = ['money', 'payTo', 'lookAlike', 'freeMail'] as const satisfies readonly SignKind[];

/** The signs that an opening is looked through for, in the order in which they are shown. */
export const OPENING_SIGN_KINDS = [...SIGNS_IN_TEXT, 'unknownCompany', 'highPay', 'unchanged', 'repeated'] as const;

export type OpeningSignKind = (typeof OPENING_SIGN_KINDS)[number];

/** A sign of an opening. Its fact is what it quotes, or a value of the opening itself. */
export interface OpeningSign {
  readonly kind: OpeningSignKind;
  readonly quotes: readonly string[];
  /** The company that an address resembles; null for other signs. */
  readonly company: string | null;
}
