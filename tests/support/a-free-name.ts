import { randomInt } from 'node:crypto';

const LETTERS = 'bdjkqvwxz';

export function aFreeName(): string {
  const end = Array.from({ length: 14 }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return `Peepal${end.join('')}`;
}
