import type { PreparedSheet } from '../prepared-sheet';
import { targetsOf } from '../prepared-sheet';
import type { AttackFamily } from './attack';

/** Shorter texts and smaller numbers match by chance. */
const MIN_LENGTH = 8;
const MIN_NUMBER = 100_000;
/** Values of more users are shared facts, such as job titles. */
const MAX_USERS = 3;

/** A rare value in both tables, alone or inside lists and JSON. */
export const equalValues: AttackFamily = function* (known, hidden) {
  const rowsOf = valuesOf(known);
  const columns = [...hidden.texts, ...hidden.numbers.filter(({ name }) => !/^(length|partition) of /.test(name))];
  const all = known.owners.length;
  const targets = targetsOf(hidden, hidden.owners.keys(), known.sheet.side === 'person');
  for (const column of columns) {
    const chances: number[] = [];
    let right = 0;
    for (const target of targets) {
      const owner = hidden.owners[target] ?? -1;
      const found = tokensOf(column.values[target] ?? null).flatMap((token) => rowsOf.get(token) ?? []);
      const users = new Set(found.map((row) => known.owners[row]));
      const [guess] = users;
      if (guess === undefined || users.size > MAX_USERS) continue;
      if (guess === owner) right += 1;
      chances.push(known.owners.reduce((sum, each) => sum + Number(each === owner), 0) / all);
    }
    if (chances.length > 0)
      yield {
        family: 'an equal value in two tables',
        name: `${known.sheet.name} beside ${column.name}`,
        needsLog: false,
        score: { right, tries: 1, chancesOf: () => chances },
      };
  }
};

const kept = new WeakMap<PreparedSheet, ReadonlyMap<string, readonly number[]>>();

function valuesOf(known: PreparedSheet): ReadonlyMap<string, readonly number[]> {
  const before = kept.get(known);
  if (before !== undefined) return before;
  const rows = new Map<string, number[]>();
  const columns = [...known.texts, ...known.numbers.filter(({ name }) => !/^(length|partition) of /.test(name))];
  for (const { values } of columns)
    for (const [row, value] of values.entries())
      for (const token of tokensOf(value)) {
        const list = rows.get(token) ?? [];
        if (list.at(-1) !== row) list.push(row);
        rows.set(token, list);
      }
  kept.set(known, rows);
  return rows;
}

/** The values in a value: it may be a list, or JSON as text. */
function tokensOf(value: number | string | null): readonly string[] {
  if (value === null) return [];
  if (typeof value === 'number') return Math.abs(value) >= MIN_NUMBER ? [String(value)] : [];
  const parts = /^[[{]/.test(value) ? value.split(/[[\]{},:"]+/) : [value];
  return parts.filter((part) => part.length >= MIN_LENGTH || (/^\d+$/.test(part) && Number(part) >= MIN_NUMBER));
}
