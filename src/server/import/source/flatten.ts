/**
 * Returns the texts of an object of JSON by their paths: `{"pay": {"base": 3}}` is `pay.base`. Lists of plain values become one text with
 * semicolons, lists of objects one text with a line each.
 */
export function flatten(value: object, into = new Map<string, string>(), path = ''): ReadonlyMap<string, string> {
  for (const [name, part] of Object.entries(value)) {
    const here = path === '' ? name : `${path}.${name}`;
    if (Array.isArray(part)) into.set(here, textOfList(part));
    else if (typeof part === 'object' && part !== null) flatten(part, into, here);
    else into.set(here, textOf(part));
  }
  return into;
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

function textOfList(list: readonly unknown[]): string {
  const isPlain = list.every((part) => typeof part !== 'object' || part === null);
  if (isPlain) return list.map(textOf).join('; ');
  return list
    .map((part) => (typeof part === 'object' && part !== null ? [...flatten(part).values()].join(', ') : textOf(part)))
    .join('\n');
}
