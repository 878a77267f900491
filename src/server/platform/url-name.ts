/**
 * Returns a name as addresses have it, of `maxLength` characters at most; without a limit the same as the generated columns of schema/catalog. Never
 * empty.
 */
export function urlNameOf(name: string, maxLength = Number.POSITIVE_INFINITY): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replaceAll('c++', 'cpp')
    .replaceAll('c#', 'csharp')
    .replaceAll('.net', 'dotnet')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return (slug === '' ? slugOfLetters(name) : slug).slice(0, maxLength).replace(/-+$/, '');
}

/** A name without a Latin letter, by the numbers of its letters. */
function slugOfLetters(name: string): string {
  return `n-${[...name].map((letter) => letter.codePointAt(0)?.toString(36) ?? '').join('')}`.slice(0, 60);
}
