import { readFileSync } from 'node:fs';

/** Without the cascade layer, which the unit tests' document does not support. */
export function styleSheet(file: string): string {
  return readFileSync(file, 'utf8').replace(/@layer [^{]*\{([\s\S]*)\}\s*$/, '$1');
}
