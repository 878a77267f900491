/** Returns whether a value is a text that, trimmed, is a finite number; a value of type number is not (VA-NUMERIC-STRING). */
export function isNumericString(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const trimmed = value.trim();
  return trimmed !== '' && Number.isFinite(Number(trimmed));
}
