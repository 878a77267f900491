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
 * A number in short: `999`, `1.5k`, `1.5L`, `1.5Cr` (VA-NUM-SHORT). One decimal, a trailing `.0` dropped; a unit starts
 * at its own size, and a value that rounds up to the next unit is written in it (99,999 is `1L`, never `100k`).
 */
export function shortNumber(value: number): string {
  const magnitude = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  for (const { size, letter } of UNITS) {
    // The smallest step that this unit shows is a tenth of the next smaller unit's letter, so round before comparing.
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
