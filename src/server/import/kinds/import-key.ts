import { hash } from 'node:crypto';

/** Returns a short text that is the same for the same parts alone: the form in which natural keys are kept. */
export function importKeyOf(parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
