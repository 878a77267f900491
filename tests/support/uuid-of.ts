/** The UUID of a small number in tests, as CountingIds counts. */
export function uuidOf(number: number | string): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** The number of such a UUID. */
export function numberOf(uuid: string): number {
  return Number(uuid.slice(-12));
}
