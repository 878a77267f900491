import { LAKH } from '@/core/kernel/formatting/indian-number';

/** The storage key of the user's own pay, which is never sent. */
export const OWN_PAY_KEY = 'ownPay';

const MAX_LAKH = 10_000;

export function parsePayInLakh(typed: string): number | null {
  const number = /^\s*₹?\s*(\d{1,5}(?:[.,]\d{1,2})?)\s*(?:l|lakh|lakhs|lpa)?\s*$/i.exec(typed)?.[1];
  if (number === undefined) return null;
  const lakh = Number(number.replace(',', '.'));
  return lakh > 0 && lakh <= MAX_LAKH ? Math.round(lakh * LAKH) : null;
}
