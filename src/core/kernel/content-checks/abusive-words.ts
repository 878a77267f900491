const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '@': 'a',
  '!': 'i',
};

const LETTER = /\p{L}/u;

/** Matches trailing punctuation from its first character only. Starting at each character would cost quadratic time. */
const SIGNS_BEHIND = /(?<![!*#])[!*#]+$/;

/** Minimum number of unmasked letters. With fewer (`f*`, `**`) the word is not recognizable. */
const MIN_MASKED_LETTERS = 2;

/**
 * Returns the distinct listed words as written. Finds stretched words (`stuuupid`), character substitutions (`1diot`)
 * and masked words (`f**k`), but not words that merely contain a listed one (Scunthorpe).
 */
export function findAbusiveWords(text: string, words: readonly string[]): readonly string[] {
  return [...new Set(abusiveRanges(text, words).map(({ start, end }) => text.slice(start, end)))];
}

export function abusiveRanges(
  text: string,
  words: readonly string[],
): readonly { readonly start: number; readonly end: number }[] {
  if (words.length === 0) return [];
  const { listed, longest, firsts } = preparedList(words);
  const tokens = [...text.matchAll(/[\p{L}\p{M}\d$@!][\p{L}\p{M}\d$@!*#]*/gu)].map(({ 0: written, index }) => {
    const word = written.replace(SIGNS_BEHIND, '');
    return { word, read: plain(word), start: index, end: index + word.length };
  });
  return tokens.flatMap(({ word, read, start, end }, first) => {
    const found = listed.has(read) || isMasked(word, words) ? [{ start, end }] : [];
    if (!firsts.has(read) && LETTER.test(read)) return found;
    const phrases = Array.from({ length: longest - 1 }, (_, more) => tokens.slice(first, first + more + 2))
      .filter(
        (phrase, more) => phrase.length === more + 2 && listed.has(plain(phrase.map((one) => one.word).join(' '))),
      )
      .map((phrase) => ({ start, end: phrase.at(-1)?.end ?? end }));
    return [...found, ...phrases];
  });
}

interface PreparedList {
  readonly listed: ReadonlySet<string>;
  readonly longest: number;
  readonly firsts: ReadonlySet<string>;
}

const prepared = new WeakMap<readonly string[], PreparedList>();

function preparedList(words: readonly string[]): PreparedList {
  const known = prepared.get(words);
  if (known !== undefined) return known;
  const made = {
    listed: new Set(words.map(plain)),
    longest: Math.max(...words.map((word) => word.split(' ').length)),
    firsts: new Set(words.filter((word) => word.includes(' ')).map((word) => plain(word).split(' ', 1)[0] ?? '')),
  };
  prepared.set(words, made);
  return made;
}

/** Converts to lower case, resolves character substitutions and collapses repeated letters. */
function plain(phrase: string): string {
  const letters = LETTER.test(phrase)
    ? phrase.toLowerCase().replaceAll(/[013459$@!]/g, (sign) => LEET[sign] ?? sign)
    : phrase;
  return letters.replaceAll(/([^\d\s])\1+/gu, '$1');
}

/** Matches a masked word. Each star is one letter. */
function isMasked(word: string, words: readonly string[]): boolean {
  if (!/^\p{L}[\p{L}\p{M}]*[*#]+[\p{L}\p{M}]+$/u.test(word)) return false;
  if ((word.match(/\p{L}/gu) ?? []).length < MIN_MASKED_LETTERS) return false;
  const masked = word.toLowerCase();
  return words.some(
    (listed) =>
      listed.length === masked.length &&
      [...masked].every((sign, at) => sign === '*' || sign === '#' || sign === listed[at]),
  );
}
