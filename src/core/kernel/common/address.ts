/** One pair of a query; names may repeat. */
export type QueryPair = readonly [name: string, value: string];

/** An address in its parts. `base` is all before the query; `hash` begins with `#` if there is one. */
export interface Address {
  readonly base: string;
  readonly query: readonly QueryPair[];
  readonly hash: string;
}

/** Reads an address, relative or absolute. What cannot be decoded stays as it is written. */
export function parseAddress(text: string): Address {
  const hashAt = text.indexOf('#');
  const withoutHash = hashAt === -1 ? text : text.slice(0, hashAt);
  const hash = hashAt === -1 ? '' : text.slice(hashAt);
  const queryAt = withoutHash.indexOf('?');
  if (queryAt === -1) return { base: withoutHash, query: [], hash };
  return { base: withoutHash.slice(0, queryAt), query: parseQuery(withoutHash.slice(queryAt + 1)), hash };
}

/** Writes an address; without a query it has no question mark. Commas stay, which lists in a query are read by. */
export function formatAddress({ base, query, hash }: Address): string {
  const written = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return `${base}${written === '' ? '' : `?${written}`}${hash}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',');
}

/** The first value of a name in a query, null if it is missing. */
export function queryValue(query: readonly QueryPair[], name: string): string | null {
  return query.find(([pairName]) => pairName === name)?.[1] ?? null;
}

/** The address with these pairs, each in place of all pairs of its name. */
export function withQuery(address: string, pairs: readonly QueryPair[]): string {
  const { base, query, hash } = parseAddress(address);
  const replaced = new Set(pairs.map(([name]) => name));
  return formatAddress({ base, query: [...query.filter(([name]) => !replaced.has(name)), ...pairs], hash });
}

/** The address without the pairs of these names. */
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
    // No name and no text holds a zero byte, and the services refuse it.
    return decodeURIComponent(spaced).replaceAll('\0', '\u{FFFD}');
  } catch {
    // A malformed escape in a link must not take the page down; the reader of the value decides about it.
    return spaced;
  }
}
