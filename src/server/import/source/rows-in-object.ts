const MAX_DEPTH = 6;
/** Names of outer facts that apply to each row. An outer title or date belongs to the list. */
const OUTER = /company|employer|firm|organi[sz]ation/i;

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Finds rows in a JSON object: lists of one kind by key, the longest list of objects, pandas columns, members by key,
 * or key-value pairs.
 */
export function rowsInObject(whole: object): readonly object[] {
  return (
    rowsOfLists(whole) ??
    withOuter(longestList(listsIn(whole, 1), 0), whole) ??
    longestList(listsIn(whole, MAX_DEPTH), Object.keys(whole).length) ??
    rowsOfTable(whole)
  );
}

/** Returns the longest list. A nested list must be longer than its container; otherwise it is a detail of a row. */
function longestList(lists: readonly (readonly object[])[], least: number): readonly object[] | null {
  const [list] = lists.toSorted((one, other) => other.length - one.length);
  return list !== undefined && list.length > least ? list : null;
}

/** Adds outer facts: in {"company": "Acme", "reviews": [{"rating": 4}]} each review is of Acme. */
function withOuter(rows: readonly object[] | null, whole: object): readonly object[] | null {
  const facts = Object.entries(whole).filter(([key, value]: [string, unknown]) => OUTER.test(key) && isFact(value));
  if (rows === null || facts.length === 0) return rows;
  const outer = Object.fromEntries(facts);
  return rows.map((row) => ({ ...row, outer }));
}

/** Returns true for plain values and objects of plain values. */
function isFact(value: unknown): boolean {
  return isObject(value)
    ? Object.values(value).every((part) => typeof part !== 'object' || part === null)
    : typeof value !== 'object';
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

/** Reads {"Acme": [{"rating": 4}], "Best Ltd": [{"rating": 5}]}. Lists of different shapes are not one table. */
function rowsOfLists(whole: object): readonly object[] | null {
  const lists = Object.entries(whole).flatMap(([key, list]: [string, unknown]) =>
    Array.isArray(list) ? [{ key, rows: list.filter(isObject) }] : [],
  );
  const [names = '', ...others] = lists.flatMap(({ rows }) => rows.slice(0, 1).map(namesOf));
  const isOneTable =
    lists.length === Object.keys(whole).length && others.length > 0 && others.every((one) => one === names);
  return isOneTable ? lists.flatMap(({ key, rows }) => rows.map((row) => ({ key, ...row }))) : null;
}

function namesOf(row: object): string {
  return Object.keys(row).toSorted().join('\n');
}

/** Reads {"columns": ["name", "city"], "data": [["Acme", "Pune"]]}. */
function rowsOfSplit(whole: object): readonly object[] | null {
  const { columns, data }: { columns?: unknown; data?: unknown } = whole;
  if (!Array.isArray(columns) || !Array.isArray(data)) return null;
  return data.flatMap((cells: unknown) =>
    Array.isArray(cells) ? [Object.fromEntries(columns.map((name, place) => [String(name), cells[place]]))] : [],
  );
}

/** Reads {"name": {"0": "Acme"}, "city": {"0": "Pune"}}. */
function rowsOfColumns(whole: object): readonly object[] | null {
  const columns = Object.entries(whole);
  const isNumbered = (value: unknown): boolean =>
    isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key));
  if (columns.length === 0 || !columns.every(([name, value]) => !/^\d+$/.test(name) && isNumbered(value))) return null;
  const rows = new Map<string, (readonly [string, unknown])[]>();
  for (const [name, values] of columns) {
    for (const [key, value] of Object.entries(values)) {
      const row = rows.get(key) ?? [];
      row.push([name, value]);
      rows.set(key, row);
    }
  }
  return Array.from(rows.values(), (row) => Object.fromEntries(row));
}

function rowsOfMembers(whole: object): readonly object[] {
  return Object.entries(whole).map(([key, value]) => (isObject(value) ? { key, ...value } : { key, value }));
}
