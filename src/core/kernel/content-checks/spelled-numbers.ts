import type { TextRange } from './finding';

const DIGIT_WORDS = new Set(
  [
    'zero oh one two three four five six seven eight nine',
    'shunya ek do teen chaar char paanch panch chhe che saat aath nau',
    'शून्य एक दो तीन चार पांच पाँच छह छः सात आठ नौ',
  ]
    .join(' ')
    .split(' '),
);
const REPEATS: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
]);
const MIN_DIGITS = 10;
const MAX_DIGITS = 13;
/** Minimum count of consecutive number words. Fewer may be a list that contains a number word. */
const MIN_WORDS = 4;

interface Run extends TextRange {
  readonly digits: number;
  readonly words: number;
}

export function spelledNumbers(text: string): readonly TextRange[] {
  const runs: Run[] = [];
  let isOpen = false;
  let times = 1;
  for (const { 0: token, index } of text.matchAll(/[\p{L}\p{M}]+|\d+|[^\s\p{L}\p{M}\d-]+/gu)) {
    const word = token.toLowerCase();
    const isWord = DIGIT_WORDS.has(word);
    const repeats = REPEATS.get(word);
    if (repeats !== undefined) {
      times = repeats;
    } else if (isWord || /^\d{1,5}$/.test(token)) {
      const earlier = isOpen ? runs.pop() : undefined;
      runs.push({
        start: earlier?.start ?? index,
        end: index + token.length,
        digits: (earlier?.digits ?? 0) + (isWord ? 1 : token.length) * times,
        words: (earlier?.words ?? 0) + (isWord ? 1 : 0),
      });
      isOpen = true;
      times = 1;
    } else {
      isOpen = false;
      times = 1;
    }
  }
  return runs.filter(({ digits, words }) => digits >= MIN_DIGITS && digits <= MAX_DIGITS && words >= MIN_WORDS);
}
