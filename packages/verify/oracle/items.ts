import { isObject, parsedJson } from '../values';

export function itemsOf(body: unknown): readonly unknown[] {
  return isObject(body) && Array.isArray(body.items) ? body.items : [];
}

/**
 * Returns a text that identifies an item: its `id`, or its first member after `kind` if that is named like a key.
 * Returns null if there is neither.
 */
export function keyOf(item: unknown): string | null {
  if (!isObject(item)) return null;
  const first = Object.keys(item).find((member) => member !== 'kind');
  const name = 'id' in item ? 'id' : first;
  if (name === undefined || !/^id$|Id$|^urlName$|^key$|^number$/.test(name)) return null;
  const key = item[name];
  // Items of different kinds may have the same slug, so the kind is part of the key.
  const kind = [item.type, item.kind].flatMap((word) => (typeof word === 'string' ? `${word} ` : [])).join('');
  return typeof key === 'string' || typeof key === 'number' ? `${kind}${name} ${key}` : null;
}

export function repeatedKeys(items: readonly unknown[]): readonly string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    if (seen.has(key)) repeated.add(key);
    seen.add(key);
  }
  return [...repeated];
}

export function idsOf(body: string): readonly string[] {
  const value = parsedJson(body);
  if (!isObject(value)) return [];
  const key = keyOf(value);
  const named = Object.entries(value).filter(
    ([name, id]) => /^id$|Id$|^receipt$|Key$/.test(name) && (typeof id === 'string' || typeof id === 'number'),
  );
  if (named.length > 0) return named.map(([, id]) => String(id));
  return key === null ? [] : [key];
}
