export function withItem<Item>(
  items: readonly Item[],
  item: Item,
  keyOf: (item: Item) => string | number,
): readonly Item[] {
  const key = keyOf(item);
  return items.some((other) => keyOf(other) === key) ? items : [...items, item];
}

export function withoutKey<Item>(
  items: readonly Item[],
  key: string | number,
  keyOf: (item: Item) => string | number,
): readonly Item[] {
  const rest = items.filter((item) => keyOf(item) !== key);
  return rest.length === items.length ? items : rest;
}

export function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): readonly Item[] {
  const seen = new Set<string | number>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
