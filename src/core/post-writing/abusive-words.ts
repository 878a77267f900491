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

/**
 * Returns the words of a text that a list of words that hurt names, as they are written, each once. Stretched words (`stuuupid`) and signs in place of letters
 * (`1diot`) are seen; words that only hold one of the list are not (Scunthorpe).
 */
export function findAbusiveWords(text: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [];
  const listed = new Set(words.map(plain));
  const longest = Math.max(...words.map((word) => word.split(' ').length));
  const tokens = [...text.matchAll(/[\p{L}\p{M}\d$@!]+/gu)].map(([written]) => written.replace(/!+$/, ''));
  const found = tokens.flatMap((_, start) =>
    Array.from({ length: longest }, (_unused, count) => tokens.slice(start, start + count + 1).join(' ')).filter(
      (phrase) => listed.has(plain(phrase)),
    ),
  );
  return [...new Set(found)];
}

/** In small letters, without signs for letters, and each letter once in a row. */
function plain(phrase: string): string {
  const letters = /\p{L}/u.test(phrase)
    ? phrase.toLowerCase().replaceAll(/[013459$@!]/g, (sign) => LEET[sign] ?? sign)
    : phrase;
  return letters.replaceAll(/([^\d\s])\1+/gu, '$1');
}
