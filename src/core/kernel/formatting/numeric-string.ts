/**
 * Returns true for a text that, trimmed, is a finite number. Returns false for a value of type number
 * (VA-NUMERIC-STRING).
 */
export function isNumericString(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const trimmed = value.trim();
  return trimmed !== '' && Number.isFinite(Number(trimmed));
}
