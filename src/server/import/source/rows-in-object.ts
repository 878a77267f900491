const MAX_DEPTH = 3;

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the rows that an object of JSON holds: the longest list of objects in it, a table by columns as pandas writes it, its members by their keys, or pairs
 * of key and value.
 */
export function rowsInObject(whole: object): readonly object[] {
  return (
    longestList(listsIn(whole, 1), 0) ??
    longestList(listsIn(whole, MAX_DEPTH), Object.keys(whole).length) ??
    rowsOfTable(whole)
  );
}

/** A list deeper inside must be longer than what holds it: else it is a detail of a row. */
function longestList(lists: readonly (readonly object[])[], least: number): readonly object[] | null {
  const [list] = lists.toSorted((one, other) => other.length - one.length);
  return list !== undefined && list.length > least ? list : null;
}

function rowsOfTable(whole: object): readonly object[] {
  return rowsOfSplit(whole) ?? rowsOfColumns(whole) ?? rowsOfMembers(whole);
}

function listsIn(value: object, depth: number): readonly (readonly object[])[] {
  if (depth === 0) return [];
  return Object.values(value).flatMap((member: unknown) => {
    if (Array.isArray(member)) return [member.filter(isObject)];
    return isObject(member) ? listsIn(member, depth - 1) : [];
  });
}

/** {"columns": ["name", "city"], "data": [["Acme", "Pune"]]} */
function rowsOfSplit(whole: object): readonly object[] | null {
  const { columns, data }: { columns?: unknown; data?: unknown } = whole;
  if (!Array.isArray(columns) || !Array.isArray(data)) return null;
  return data.flatMap((cells: unknown) =>
    Array.isArray(cells) ? [Object.fromEntries(columns.map((name, place) => [String(name), cells[place]]))] : [],
  );
}

/** {"name": {"0": "Acme"}, "city": {"0": "Pune"}} */
function rowsOfColumns(whole: object): readonly object[] | null {
  const columns = Object.entries(whole);
  const isNumbered = (value: unknown): boolean =>
    isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key));
  if (columns.length === 0 || !columns.every(([name, value]) => !/^\d+$/.test(name) && isNumbered(value))) return null;
  const rows = new Map<string, Record<string, unknown>>();
  for (const [name, values] of columns) {
    for (const [key, value] of Object.entries(values)) {
      const row = rows.get(key) ?? {};
      row[name] = value;
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

function rowsOfMembers(whole: object): readonly object[] {
  return Object.entries(whole).map(([key, value]) => (isObject(value) ? { key, ...value } : { key, value }));
}
