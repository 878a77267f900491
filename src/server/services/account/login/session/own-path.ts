/**
 * Returns our own path, query and fragment, or `/` for foreign addresses. Parses like browsers (`//evil.example`,
 * `/\\evil.example`).
 */
export function ownPath(address: string | null, origins: readonly string[]): string {
  const [origin] = origins;
  if (address === null || origin === undefined || !URL.canParse(address, origin)) return '/';
  const url = new URL(address, origin);
  if (!origins.includes(url.origin)) return '/';
  // A leading `//` would name a host in a Location header.
  const path = url.pathname.replace(/^\/{2,}/, '/');
  // Avoids a redirect loop.
  return path.startsWith('/login/') ? '/' : path + url.search + url.hash;
}

export function withQueryPairs(path: string, pairs: Iterable<readonly [name: string, value: string]>): string {
  const url = new URL(path, 'http://own.invalid');
  for (const [name, value] of pairs) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
