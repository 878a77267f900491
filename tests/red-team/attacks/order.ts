import type { Score } from '../chance';
import { grouped } from '../grouped';
import type { Order, PreparedSheet } from '../prepared-sheet';
import { targetsOf } from '../prepared-sheet';
import type { Attack, AttackFamily } from './attack';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Rows of a page or two, written in the same minutes. */
const NEIGHBOURS = 0.05;
const MIN_NEIGHBOURS = 3;

/** Partition of a table before comparing ranks. */
interface Cut {
  readonly name: string;
  readonly known: (row: number) => number | null;
  readonly hidden: (row: number) => number | null;
}

/** Compares ranks of two orders: whole, per day, per hour; forwards and backwards. */
export const orderAttacks: AttackFamily = function* (known, hidden) {
  const isPersonWanted = known.sheet.side === 'person';
  const cuts = cutsOf(known, hidden);
  for (const cut of cuts) {
    const places = known.orders.map((order) => ({ order, lists: cutPlaces(known, order, cut) }));
    for (const other of hidden.orders) {
      const ranks = ranksOf(other, cut);
      const ranked = (rows: Int32Array): readonly Target[] =>
        targetsOf(hidden, rows, isPersonWanted).flatMap((row) => {
          const rank = ranks.get(row);
          return rank === undefined ? [] : [{ ...rank, owner: hidden.owners[row] ?? -1 }];
        });
      const first = ranked(other.rows);
      const last = ranked(other.rows.toReversed());
      // Counted and time-based ids are compared with non-text orders only.
      for (const { order, lists } of places.filter((each) => !(each.order.isOfTexts && other.isOfTexts)))
        for (const targets of first.length === other.rows.length ? [first] : [first, last])
          for (const isMirrored of [false, true])
            for (const isWide of [false, true]) {
              const name = `${order.name} beside ${other.name}${cut.name === '' ? '' : `, ${cut.name}`}`;
              yield {
                family: isWide ? 'neighbours in two orders' : 'k-th row beside k-th row',
                name,
                needsLog: order.isLogged || other.isLogged,
                score: score({ groups: known.groups, lists, targets, isMirrored, isWide }),
              } satisfies Attack;
            }
    }
  }
};

function cutsOf(known: PreparedSheet, hidden: PreparedSheet): readonly Cut[] {
  const whole = { name: '', known: () => 0, hidden: () => 0 };
  const finest = hidden.times.toSorted((one, other) => new Set(other.values).size - new Set(one.values).size)[0];
  if (finest === undefined) return [whole];
  const stored = known.times.filter(({ isLogged }) => !isLogged);
  const cuts = stored.flatMap(({ name, values }) =>
    [DAY_MS, HOUR_MS].map((grain) => ({
      name: `within equal ${grain === DAY_MS ? 'days' : 'hours'} of ${name} and ${finest.name}`,
      known: (row: number) => binOf(values[row], grain),
      hidden: (row: number) => binOf(finest.values[row], grain),
    })),
  );
  return [whole, ...cuts];
}

function binOf(value: unknown, grain: number): number | null {
  return typeof value === 'number' ? Math.floor(value / grain) : null;
}

interface Places {
  readonly rows: readonly number[];
  readonly ofOwner: ReadonlyMap<number, readonly number[]>;
  readonly ofGroup: ReadonlyMap<number, readonly number[]>;
}

function cutPlaces({ owners, groups }: PreparedSheet, order: Order, cut: Cut): ReadonlyMap<number, Places> {
  return new Map(
    [...binsOf(order, cut.known)].map(([bin, rows]) => {
      const ofOwner = grouped(rows.keys(), (place) => owners[rows[place] ?? 0] ?? -1);
      const ofGroup = grouped(rows.keys(), (place) => groups[rows[place] ?? 0] ?? 0);
      return [bin, { rows, ofOwner, ofGroup }];
    }),
  );
}

function binsOf(order: Order, binOfRow: (row: number) => number | null): ReadonlyMap<number, readonly number[]> {
  return grouped(
    [...order.rows].filter((row) => binOfRow(row) !== null),
    (row) => binOfRow(row) ?? 0,
  );
}

function ranksOf(order: Order, cut: Cut): ReadonlyMap<number, Rank> {
  return new Map(
    [...binsOf(order, cut.hidden)].flatMap(([bin, rows]) =>
      rows.map((row, place) => [row, { bin, share: (place + 0.5) / rows.length }] as const),
    ),
  );
}

interface Rank {
  readonly bin: number;
  readonly share: number;
}

/** A row whose owner is sought. */
interface Target extends Rank {
  readonly owner: number;
}

interface Trial {
  readonly groups: Int32Array;
  readonly lists: ReadonlyMap<number, Places>;
  readonly targets: readonly Target[];
  readonly isMirrored: boolean;
  readonly isWide: boolean;
}

function score(trial: Trial): Score {
  const { lists, targets, isWide } = trial;
  let right = 0;
  for (const target of targets) {
    const places = lists.get(target.bin);
    if (places === undefined) continue;
    const own = places.ofOwner.get(target.owner) ?? NONE;
    const from = firstPlace(trial, target, places.rows.length);
    const to = from + widthOf(isWide, places.rows.length);
    if (own.some((place) => place >= from && place < to)) right += 1;
  }
  const chancesOf = () =>
    targets.flatMap((target) => {
      const places = lists.get(target.bin);
      return places === undefined ? [] : [chanceOf(trial, target, places)];
    });
  return { right, tries: 1, chancesOf };
}

function widthOf(isWide: boolean, count: number): number {
  return isWide ? Math.max(MIN_NEIGHBOURS, Math.round(NEIGHBOURS * count)) : 1;
}

function firstPlace({ isMirrored, isWide }: Trial, { share }: Target, count: number): number {
  const width = widthOf(isWide, count);
  const middle = Math.floor((isMirrored ? 1 - share : share) * count);
  return Math.min(Math.max(0, middle - (width >> 1)), Math.max(0, count - width));
}

const NONE: readonly number[] = [];

/** The chance that a user's row is among the searched ones, with random order within groups. */
function chanceOf(trial: Trial, target: Target, { rows, ofOwner, ofGroup }: Places): number {
  const from = firstPlace(trial, target, rows.length);
  const to = from + widthOf(trial.isWide, rows.length);
  const drawn = new Map<number, number>();
  let none = 1;
  for (const place of ofOwner.get(target.owner) ?? NONE) {
    const group = trial.groups[rows[place] ?? 0] ?? 0;
    const members = ofGroup.get(group) ?? NONE;
    const inside = countBelow(members, to) - countBelow(members, from);
    const before = drawn.get(group) ?? 0;
    drawn.set(group, before + 1);
    none *= Math.max(0, members.length - inside - before) / (members.length - before);
  }
  return 1 - none;
}

function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
