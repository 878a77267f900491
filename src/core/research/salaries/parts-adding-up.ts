import { LAKH } from '@/core/kernel/formatting/indian-number';
import type { PayUnit } from './pay-text';

/** The steps of shown pay: a tenth of a lakh a year, or a hundred rupees a month. */
const STEPS: Readonly<Record<PayUnit, number>> = { year: LAKH / 10, month: 1_200 };

/** Rounds to the unit's steps so that the parts add up to the shown sum (largest remainder). */
export function roundedParts(amounts: readonly number[], unit: PayUnit): readonly number[] {
  const step = STEPS[unit];
  const floors = amounts.map((amount) => Math.floor(amount / step));
  const sum = inSteps(
    amounts.reduce((total, amount) => total + amount, 0),
    unit,
  );
  const missing = sum - floors.reduce((total, floor) => total + floor, 0);
  const remainderOf = (place: number) => (amounts[place] ?? 0) % step;
  const up = new Set(
    [...amounts.keys()].toSorted((one, other) => remainderOf(other) - remainderOf(one)).slice(0, missing),
  );
  return floors.map((floor, place) => (floor + (up.has(place) ? 1 : 0)) * step);
}

export function roundedForDisplay(amount: number, unit: PayUnit): number {
  return inSteps(amount, unit) * STEPS[unit];
}

function inSteps(amount: number, unit: PayUnit): number {
  return Math.round(amount / STEPS[unit]);
}
