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

/** A run of them is tried from its first sign only: from each of them it costs the square of its length. */
const SIGNS_BEHIND = /(?<![!*#])[!*#]+$/;

/** With fewer letters left (`f*`, `**`) nobody knows which word is meant. */
const MIN_MASKED_LETTERS = 2;

/**
 * Returns the words of a text that a list of words that hurt names, as they are written, each once. Stretched words (`stuuupid`), signs in place of letters
 * (`1diot`) and masked ones (`f**k`) are seen; words that only hold one of the list are not (Scunthorpe).
 */
export function findAbusiveWords(text: string, words: readonly string[]): readonly string[] {
  return [...new Set(abusiveRanges(text, words).map(({ start, end }) => text.slice(start, end)))];
}

/** Returns the places of those words in UTF-16 units; `end` is the first one after a word. */
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
    // Signs alone are read as letters if letters follow them.
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
  /** The most words of one entry. */
  readonly longest: number;
  /** The first words of entries of several. */
  readonly firsts: ReadonlySet<string>;
}

/** By list: every contribution is compared with the same one. */
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

/** In small letters, without signs for letters, and each letter once in a row. */
function plain(phrase: string): string {
  const letters = LETTER.test(phrase)
    ? phrase.toLowerCase().replaceAll(/[013459$@!]/g, (sign) => LEET[sign] ?? sign)
    : phrase;
  return letters.replaceAll(/([^\d\s])\1+/gu, '$1');
}

/** A word of the list with stars in place of letters in its middle: each star is one letter. */
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
