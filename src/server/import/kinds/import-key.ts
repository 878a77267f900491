import { hash } from 'node:crypto';

/** Serialises parts to a short, unique key. */
export function importKeyOf(parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
