/** Names of languages that their marks alone tell apart. */
const SPELT_OUT: readonly (readonly [sign: string, word: string])[] = [
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['.net', 'dotnet'],
  ['&', 'and'],
];
const MAX_LETTER_NUMBERS = 60;

/**
 * Returns a name as addresses have it: `C++ Developer (Pune)` is `cpp-developer-pune`; empty for a name without a Latin letter or digit. The generated columns of
 * the catalogue and research.url_name are the same in SQL; tests/contract/rules/url-names.test.ts compares them.
 */
export function urlNameOf(name: string): string {
  const spelt = SPELT_OUT.reduce((text, [sign, word]) => text.replaceAll(sign, word), name.toLowerCase());
  return spelt.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
}

/** Returns the name in addresses of something that has one in any case, of `maxLength` characters at most: accents are left out, and other letters numbered. */
export function lastingUrlNameOf(name: string, maxLength = Number.POSITIVE_INFINITY): string {
  const urlName = urlNameOf(name.normalize('NFKD').replaceAll(/[\u0300-\u036f]/gu, ''));
  return (urlName === '' ? numberedLettersOf(name) : urlName).slice(0, maxLength).replace(/-+$/, '');
}

function numberedLettersOf(name: string): string {
  const numbers = [...name].map((letter) => letter.codePointAt(0)?.toString(36) ?? '');
  return `n-${numbers.join('')}`.slice(0, MAX_LETTER_NUMBERS);
}
