import { readFileSync } from 'node:fs';

/** Returns the text of a style sheet without the cascade layer that holds it, which the document of unit tests does not know. */
export function styleSheet(file: string): string {
  return readFileSync(file, 'utf8').replace(/@layer [^{]*\{([\s\S]*)\}\s*$/, '$1');
}
