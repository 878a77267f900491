import { randomInt } from 'node:crypto';

/** Letters that make no word in any order, also if digits are read as letters. */
const LETTERS = 'bdjkqvwxz';

/** Returns a pseudonym that no user has and that every rule of pseudonyms allows. */
export function aFreeName(): string {
  const end = Array.from({ length: 14 }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return `Peepal${end.join('')}`;
}
