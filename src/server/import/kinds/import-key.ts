import { hash } from 'node:crypto';

export function importKeyOf(parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
