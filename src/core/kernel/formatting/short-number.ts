import { CRORE, groupIndian, LAKH } from './indian-number';

const THOUSAND = 1000;

const UNITS = [
  { size: CRORE, letter: 'Cr' },
  { size: LAKH, letter: 'L' },
  { size: THOUSAND, letter: 'k' },
] as const;

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * Formats `999`, `1.5k`, `1.5L`, `1.5Cr` (VA-NUM-SHORT) with one decimal, without a trailing `.0`. A value that rounds
 * up to the next unit uses it (99,999 is `1L`, never `100k`).
 */
export function shortNumber(value: number): string {
  const magnitude = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  for (const { size, letter } of UNITS) {
    // Round before comparing: this unit shows at least a tenth of the next smaller one.
    if (roundedInUnitBelow(magnitude, size) >= size) {
      return `${sign}${groupIndian(oneDecimal(magnitude / size))}${letter}`;
    }
  }
  return `${sign}${groupIndian(oneDecimal(magnitude))}`;
}

function roundedInUnitBelow(magnitude: number, size: number): number {
  const below = UNITS.find((unit) => unit.size < size)?.size ?? 1;
  return oneDecimal(magnitude / below) * below;
}
