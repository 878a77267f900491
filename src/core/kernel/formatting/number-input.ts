import { groupIndian } from './indian-number';

/** Bounds of a number. A value at or above `max` becomes `max`, a negative one becomes `min`. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number;
}

/** Parses the leading whole number, ignoring commas. Returns null if there is none (VA-NUMFMT-PARSE). */
export function parseGroupedInteger(text: string): number | null {
  const value = Number.parseInt(text.replaceAll(',', ''), 10);
  return Number.isNaN(value) ? null : value;
}

export function formatNumberInput(text: string, bounds: NumberBounds): string {
  const value = parseGroupedInteger(text);
  return value === null ? '' : groupIndian(clamp(value, bounds));
}

function clamp(value: number, { min, max }: NumberBounds): number {
  if (value >= max) return max;
  return value < 0 ? min : value;
}
