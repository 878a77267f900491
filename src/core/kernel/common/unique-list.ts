/** The list with the item at its end; the same list if an item with that key is in it already (VA-NO-DUPLICATES). */
export function withItem<Item>(
  items: readonly Item[],
  item: Item,
  keyOf: (item: Item) => string | number,
): readonly Item[] {
  const key = keyOf(item);
  return items.some((other) => keyOf(other) === key) ? items : [...items, item];
}

/** The list without the item of that key; the same list if there is none. */
export function withoutKey<Item>(
  items: readonly Item[],
  key: string | number,
  keyOf: (item: Item) => string | number,
): readonly Item[] {
  const rest = items.filter((item) => keyOf(item) !== key);
  return rest.length === items.length ? items : rest;
}

/** The items of which each key is seen for the first time, in their order. */
export function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): readonly Item[] {
  const seen = new Set<string | number>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
