import type { Column } from '../columns';
import { grouped } from '../grouped';
import type { PreparedSheet } from '../prepared-sheet';
import { targetsOf } from '../prepared-sheet';
import type { Attack, AttackFamily } from './attack';

type Way = 'before' | 'after' | 'distance';

interface Bucket {
  readonly rows: readonly number[];
  readonly values: readonly number[];
  readonly sizes: ReadonlyMap<string, number>;
}

const TIME_WAYS: readonly Way[] = ['before', 'after', 'distance'];
const NUMBER_WAYS: readonly Way[] = ['distance'];
const SECOND_MS = 1_000;

/**
 * Nearest values of two columns: before, after, or at the usual distance (a token ends 15 minutes after sign-in, a
 * seal adds 28 bytes). All rows, or per company or community.
 */
export const nearestAttacks: AttackFamily = function* (known, hidden) {
  const rows = [...hidden.owners.keys()];
  const isPersonWanted = known.sheet.side === 'person';
  const [first, last] = [targetsOf(hidden, rows, isPersonWanted), targetsOf(hidden, rows.toReversed(), isPersonWanted)];
  for (const [list, buckets] of bucketings(known, hidden))
    for (const column of [...known.times, ...known.numbers]) {
      const sorted = new Map([...buckets].map(([key, members]) => [key, sortedBy(known, column, members)]));
      for (const other of column.kind === 'time' ? hidden.times : hidden.numbers)
        for (const way of column.kind === 'time' ? TIME_WAYS : NUMBER_WAYS)
          for (const targets of isSame(first, last) ? [first] : [first, last])
            yield {
              family: `${FAMILIES[column.kind === 'time' ? way : 'number']}${list === null ? '' : OF_THE_SAME}`,
              name: `${column.name} beside ${other.name}`,
              needsLog: column.isLogged || other.isLogged,
              score: score({ known, hidden, list, sorted, targets, column, other, way }),
            } satisfies Attack;
    }
};

function isSame(first: readonly number[], last: readonly number[]): boolean {
  return new Set([...first, ...last]).size === first.length;
}

const OF_THE_SAME = ' of the same company or community';

const FAMILIES = {
  before: 'the nearest moment before',
  after: 'the nearest moment after',
  distance: 'the nearest moment at one distance',
  number: 'the nearest number or length',
};

/** All rows, and by each shared catalogue list. */
function* bucketings(
  known: PreparedSheet,
  hidden: PreparedSheet,
): Generator<readonly [readonly [Column, Column] | null, ReadonlyMap<unknown, readonly number[]>]> {
  const rows = [...known.owners.keys()];
  yield [null, new Map([[null, rows]])];
  for (const mine of known.lists)
    for (const theirs of hidden.lists)
      if (mine.list === theirs.list) yield [[mine, theirs], grouped(rows, (row) => mine.values[row])];
}

function sortedBy({ owners, groups }: PreparedSheet, { values }: Column, rows: readonly number[]): Bucket {
  const known = rows
    .flatMap((row) => {
      const value = values[row];
      return typeof value === 'number' ? [{ row, value }] : [];
    })
    .sort((one, other) => one.value - other.value || one.row - other.row);
  const sizes = new Map<string, number>();
  for (const { row } of known)
    for (const key of [`${groups[row]}`, `${groups[row]} ${owners[row]}`]) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  return { rows: known.map(({ row }) => row), values: known.map(({ value }) => value), sizes };
}

interface Trial {
  readonly known: PreparedSheet;
  readonly hidden: PreparedSheet;
  readonly list: readonly [Column, Column] | null;
  readonly sorted: ReadonlyMap<unknown, Bucket>;
  readonly targets: readonly number[];
  readonly column: Column;
  readonly other: Column;
  readonly way: Way;
}

function score(trial: Trial) {
  const { known, hidden, list, sorted, targets, other, way } = trial;
  const { distance, tries } = way === 'distance' ? bestDistance(trial) : { distance: 0, tries: 1 };
  const chances: number[] = [];
  let right = 0;
  for (const target of targets) {
    const value = other.values[target];
    const bucket = sorted.get(list === null ? null : list[1].values[target]);
    if (typeof value !== 'number' || bucket === undefined) continue;
    const guess = guessIn(bucket, value + distance, way);
    if (guess === null) continue;
    const owner = hidden.owners[target] ?? -1;
    if (known.owners[guess] === owner) right += 1;
    const group = `${known.groups[guess]}`;
    chances.push((bucket.sizes.get(`${group} ${owner}`) ?? 0) / (bucket.sizes.get(group) ?? 1));
  }
  return { right, tries, chancesOf: () => chances };
}

/** Null for none. */
function guessIn({ rows, values }: Bucket, value: number, way: Way): number | null {
  const above = firstAbove(values, value);
  // A row with an equal value is both the row before and the row after.
  const at = values[above - 1] === value ? above - 1 : above;
  const [before, after] = [rows[above - 1] ?? null, rows[at] ?? null];
  if (way === 'before') return before;
  if (way === 'after' || before === null || after === null) return way === 'after' ? after : (before ?? after);
  return value - (values[above - 1] ?? 0) <= (values[at] ?? 0) - value ? before : after;
}

function firstAbove(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The usual distance between a user's values, which costs the attacker a try per candidate. */
function bestDistance({ known, hidden, targets, column, other }: Trial): {
  readonly distance: number;
  readonly tries: number;
} {
  const own = grouped(known.owners.keys(), (row) => known.owners[row]);
  const grain = column.kind === 'time' ? SECOND_MS : 1;
  const buckets = new Map<number, number[]>();
  for (const target of targets) {
    const value = other.values[target];
    if (typeof value !== 'number') continue;
    const distances = (own.get(hidden.owners[target]) ?? []).flatMap((row) => {
      const mine = column.values[row];
      return typeof mine === 'number' ? [mine - value] : [];
    });
    for (const [bucket, near] of grouped(distances, (distance) => Math.floor(distance / grain)))
      buckets.set(bucket, [...(buckets.get(bucket) ?? []), ...near.slice(0, 1)]);
  }
  const [best = []] = [...buckets.values()].sort((one, two) => two.length - one.length);
  const middle = best.toSorted((one, two) => one - two)[best.length >> 1];
  return { distance: middle ?? 0, tries: Math.max(1, buckets.size) };
}
