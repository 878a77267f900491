import { createHash } from 'node:crypto';

export function seededUuid(seed: number, label: string): string {
  const hex = createHash('sha256').update(`${seed}/${label}`).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function seededNumber(seed: number, label: string): number {
  return createHash('sha256').update(`${seed}/${label}`).digest().readInt32LE(0);
}
