export type QueryPair = readonly [name: string, value: string];

/** `base` is everything before the query. `hash` begins with `#` if there is one. */
export interface Address {
  readonly base: string;
  readonly query: readonly QueryPair[];
  readonly hash: string;
}

/** Parses a relative or absolute address. Malformed escapes stay as they are. */
export function parseAddress(text: string): Address {
  const hashAt = text.indexOf('#');
  const withoutHash = hashAt === -1 ? text : text.slice(0, hashAt);
  const hash = hashAt === -1 ? '' : text.slice(hashAt);
  const queryAt = withoutHash.indexOf('?');
  if (queryAt === -1) return { base: withoutHash, query: [], hash };
  return { base: withoutHash.slice(0, queryAt), query: parseQuery(withoutHash.slice(queryAt + 1)), hash };
}

/** Formats an address. Without a query it has no question mark. Commas stay, because they separate lists in a query. */
export function formatAddress({ base, query, hash }: Address): string {
  const written = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return `${base}${written === '' ? '' : `?${written}`}${hash}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',');
}

export function queryValue(query: readonly QueryPair[], name: string): string | null {
  return query.find(([pairName]) => pairName === name)?.[1] ?? null;
}

/** Replaces all pairs with the same names. */
export function withQuery(address: string, pairs: readonly QueryPair[]): string {
  const { base, query, hash } = parseAddress(address);
  const replaced = new Set(pairs.map(([name]) => name));
  return formatAddress({ base, query: [...query.filter(([name]) => !replaced.has(name)), ...pairs], hash });
}

export function withoutQuery(address: string, names: ReadonlySet<string>): string {
  const { base, query, hash } = parseAddress(address);
  return formatAddress({ base, query: query.filter(([name]) => !names.has(name)), hash });
}

function parseQuery(text: string): readonly QueryPair[] {
  return text
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const equals = part.indexOf('=');
      const name = equals === -1 ? part : part.slice(0, equals);
      return [decode(name), equals === -1 ? '' : decode(part.slice(equals + 1))] as const;
    });
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    // No name and no text contains a zero byte, and the services refuse it.
    return decodeURIComponent(spaced).replaceAll('\0', '\u{FFFD}');
  } catch {
    // A malformed escape in a link must not break the page; the reader of the value decides.
    return spaced;
  }
}
