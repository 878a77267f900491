export function uuidOf(number: number | string): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function numberOf(uuid: string): number {
  return Number(uuid.slice(-12));
}
