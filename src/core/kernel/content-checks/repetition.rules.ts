import type { TextRange } from './finding';
import { rangesOf } from './finding';

/** A character repeated more often than for emphasis. Lines and rows of dots may be longer. */
const STRETCHED = /([\p{L}\p{M}\p{N}!?*₹👍🔥😂])\1{11,}/gu;
const RULED = /([^\s\p{L}\p{M}\p{N}])\1{39,}/gu;
/** A repeated syllable. Laughs such as "hahaha" are allowed; eight repetitions come from a machine. */
const SYLLABLES = /(?<!\p{L})(\p{L}{2,4}?)\1{7,}\p{L}{0,3}/gu;

const MAX_PHRASE_WORDS = 24;
/** Maximum repetitions of a word or phrase in a row. */
const MAX_SAID = [
  { words: 1, times: 6 },
  { words: 2, times: 5 },
  { words: 5, times: 4 },
  { words: MAX_PHRASE_WORDS, times: 3 },
] as const;

interface Word extends TextRange {
  readonly plain: string;
}

export function findRepetition(text: string): readonly TextRange[] {
  const words = wordsOf(text);
  const phrases = Array.from({ length: MAX_PHRASE_WORDS }, (_, at) => repeatedPhrases(words, at + 1)).flat();
  return [...rangesOf(text, STRETCHED), ...rangesOf(text, RULED), ...rangesOf(text, SYLLABLES), ...phrases];
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    plain: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** Finds phrases of `size` words that repeat: each word equals the one `size` before it. */
function repeatedPhrases(words: readonly Word[], size: number): readonly TextRange[] {
  const times = MAX_SAID.find(({ words: most }) => size <= most)?.times ?? 0;
  const found: TextRange[] = [];
  let same = 0;
  for (let at = size; at <= words.length; at += 1) {
    const word = words[at];
    if (word !== undefined && word.plain === words[at - size]?.plain) {
      same += 1;
      continue;
    }
    const first = words[at - same - size];
    const last = words[at - 1];
    if (same >= size * (times - 1) && first !== undefined && last !== undefined) {
      found.push({ start: first.start, end: last.end });
    }
    same = 0;
  }
  return found;
}
