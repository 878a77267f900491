/** Names of languages that their marks alone tell apart. */
const SPELT_OUT: readonly (readonly [sign: string, word: string])[] = [
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['.net', 'dotnet'],
  ['&', 'and'],
];

/** Returns a name as addresses have it: `C++ Developer (Pune)` is `cpp-developer-pune`. */
export function urlNameOf(name: string): string {
  const spelt = SPELT_OUT.reduce((text, [sign, word]) => text.replaceAll(sign, word), name.toLowerCase());
  return spelt.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
}
