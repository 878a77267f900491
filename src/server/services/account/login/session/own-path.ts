/**
 * Returns the path of an address of ours, with query and fragment; `/` for any other address. It is read as a browser reads it, to which
 * `//evil.example` and `/\\evil.example` are other sites.
 */
export function ownPath(address: string | null, origins: readonly string[]): string {
  const [origin] = origins;
  if (address === null || origin === undefined || !URL.canParse(address, origin)) return '/';
  const url = new URL(address, origin);
  if (!origins.includes(url.origin)) return '/';
  // Two slashes at the start of a path would name a host in a Location header.
  const path = url.pathname.replace(/^\/{2,}/, '/');
  // Back to a login would go round in a circle.
  return path.startsWith('/login/') ? '/' : path + url.search + url.hash;
}

/** The path with these pairs, each in place of those of its name. */
export function withPairs(path: string, pairs: Iterable<readonly [name: string, value: string]>): string {
  const url = new URL(path, 'http://own.invalid');
  for (const [name, value] of pairs) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
