/** Symbols that are spelt out, because names such as C, C++ and C# differ only in them. */
const SPELT_OUT: readonly (readonly [sign: string, word: string])[] = [
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['.net', 'dotnet'],
  ['&', 'and'],
];
const MAX_LETTER_NUMBERS = 60;

/**
 * Returns a name for addresses: `C++ Developer (Pune)` is `cpp-developer-pune`. It is empty without a Latin letter or
 * digit. SQL does the same in generated columns and research.url_name; tests/contract/rules/url-names.test.ts compares
 * them.
 */
export function urlNameOf(name: string): string {
  const spelt = SPELT_OUT.reduce((text, [sign, word]) => text.replaceAll(sign, word), name.toLowerCase());
  return spelt.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
}

/** Returns a name that is never empty: accents are removed, and other letters become numbers. */
export function lastingUrlNameOf(name: string, maxLength = Number.POSITIVE_INFINITY): string {
  const urlName = urlNameOf(name.normalize('NFKD').replaceAll(/[\u0300-\u036f]/gu, ''));
  return (urlName === '' ? numberedLettersOf(name) : urlName).slice(0, maxLength).replace(/-+$/, '');
}

function numberedLettersOf(name: string): string {
  const numbers = [...name].map((letter) => letter.codePointAt(0)?.toString(36) ?? '');
  return `n-${numbers.join('')}`.slice(0, MAX_LETTER_NUMBERS);
}
