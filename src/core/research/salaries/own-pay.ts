import { LAKH } from '@/core/kernel/formatting/indian-number';

/** The key under which a device keeps the viewer's own pay. It is never sent. */
export const OWN_PAY_KEY = 'ownPay';

const MAX_LAKH = 10_000;

/** Returns the rupees of a pay that was typed in lakh ("6.8", "6,8", "₹ 12 L"); null if it is none. */
export function parsePayInLakh(typed: string): number | null {
  const number = /^\s*₹?\s*(\d{1,5}(?:[.,]\d{1,2})?)\s*(?:l|lakh|lakhs|lpa)?\s*$/i.exec(typed)?.[1];
  if (number === undefined) return null;
  const lakh = Number(number.replace(',', '.'));
  return lakh > 0 && lakh <= MAX_LAKH ? Math.round(lakh * LAKH) : null;
}
