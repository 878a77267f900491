import { groupIndian } from './indian-number';

/** The bounds of a number field: a value at or above `max` becomes `max`, a negative one becomes `min`. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number;
}

/** The whole number that a typed text begins with, its commas ignored; null if there is none (VA-NUMFMT-PARSE). */
export function parseGroupedInteger(text: string): number | null {
  const value = Number.parseInt(text.replaceAll(',', ''), 10);
  return Number.isNaN(value) ? null : value;
}

/** Returns the text of a number field for a typed text: parsed, kept within its bounds, grouped; empty for no number. */
export function formatNumberInput(text: string, bounds: NumberBounds): string {
  const value = parseGroupedInteger(text);
  return value === null ? '' : groupIndian(clamp(value, bounds));
}

function clamp(value: number, { min, max }: NumberBounds): number {
  if (value >= max) return max;
  return value < 0 ? min : value;
}
