import { CRORE, groupIndian, LAKH } from '@/core/kernel/formatting/indian-number';

/** `year` is rupees a year in lakh and crore, `month` rupees a month. */
export type PayUnit = 'year' | 'month';

const MONTHS = 12;
const HUNDRED = 100;

/** Formats `₹7.6 L`, and `₹1.2 Cr` for a crore or more. */
export function payInLakh(amount: number): string {
  return `₹${inLakh(amount)} ${isInCrore(amount) ? 'Cr' : 'L'}`;
}

/** Formats `₹50,800`, to the hundred. */
export function payInMonth(amount: number): string {
  return `₹${groupIndian(Math.round(amount / MONTHS / HUNDRED) * HUNDRED)}`;
}

export function payText(amount: number, unit: PayUnit): string {
  return unit === 'year' ? payInLakh(amount) : payInMonth(amount);
}

export function payInFull(amount: number, unit: PayUnit): string {
  return unit === 'year' ? `₹${groupIndian(amount)}` : payInMonth(amount);
}

/** Formats `₹6.1 – 9.8 L`. Both ends have a unit if the units differ. */
export function payRange(from: number, to: number, unit: PayUnit): string {
  if (unit === 'month') return `${payInMonth(from)} – ${payInMonth(to).slice(1)}`;
  if (isInCrore(from) !== isInCrore(to)) return `${payInLakh(from)} – ${payInLakh(to)}`;
  return `₹${inLakh(from)} – ${inLakh(to)} ${isInCrore(to) ? 'Cr' : 'L'}`;
}

/** Formats the words after "between": `₹6.1 and 9.8 L`. */
export function payBetween(from: number, to: number, unit: PayUnit): string {
  return payRange(from, to, unit).replace(' – ', ' and ');
}

function isInCrore(amount: number): boolean {
  // An amount that rounds to 100 lakh is written as 1 crore.
  return Math.round(amount / (LAKH / 10)) >= 1000;
}

function inLakh(amount: number): string {
  return oneDecimalText(amount, isInCrore(amount) ? CRORE : LAKH);
}

/** Returns rupees in a unit with one decimal, rounded half up. `toFixed` alone rounds ₹17,15,000 down to 17.1 lakh. */
export function oneDecimalText(amount: number, unit: number): string {
  return (Math.round((amount * 10) / unit) / 10).toFixed(1);
}
