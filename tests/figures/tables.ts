import type { Constraint } from 'yalps';
import { solve } from 'yalps';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { PublicScope, PublishedScope } from './published';
import { keyOf } from './published';
import type { Range } from './ranges';
import { less, MIN_WIDTH, peopleOf, pointsOf, upTo } from './ranges';

const COLUMNS = ['location', 'experience'] as const;
const OTHERS = '\u0000others';

interface Table {
  readonly whole: PublishedScope;
  readonly rows: ReadonlyMap<string, PublishedScope>;
  readonly columns: ReadonlyMap<string, PublishedScope>;
  readonly cells: ReadonlyMap<string, PublishedScope>;
}

/**
 * Hidden cells that surely have someone, maybe under five people, with tighter pay bounds than their smallest
 * margin gives. A linear programme over the table computes the bounds. Contradictory tables, as kept figures may
 * be, prove nothing.
 */
export function tableLeaks(
  scopes: ReadonlyMap<string, PublishedScope>,
): readonly { readonly scope: string; readonly because: string }[] {
  return [...scopes.values()].flatMap((whole) => {
    const { company, jobProfile, location, experience } = whole.scope;
    if (company === '' || jobProfile !== '' || location !== '' || experience !== '') return [];
    return COLUMNS.flatMap((column) => {
      const table = tableOf(whole, column, scopes);
      return hiddenCells(table).flatMap(([row, at]) => {
        const because = leakIn(table, row, at);
        return because === null ? [] : [{ scope: `${keyOf(whole.scope)} at ${row} and ${at}`, because }];
      });
    });
  });
}

function tableOf(
  whole: PublishedScope,
  column: (typeof COLUMNS)[number],
  scopes: ReadonlyMap<string, PublishedScope>,
): Table {
  const table = { whole, rows: new Map<string, PublishedScope>(), columns: new Map<string, PublishedScope>() };
  const cells = new Map<string, PublishedScope>();
  const other = column === 'location' ? 'experience' : 'location';
  for (const published of scopes.values()) {
    const { scope } = published;
    const isWithin = scope.company === whole.scope.company && scope.employment === whole.scope.employment;
    if (!isWithin || scope[other] !== '' || published === whole) continue;
    if (scope[column] === '') table.rows.set(scope.jobProfile, published);
    else if (scope.jobProfile === '') table.columns.set(scope[column], published);
    else cells.set(cellName(scope.jobProfile, scope[column]), published);
  }
  return { ...table, cells };
}

function hiddenCells({ rows, columns, cells }: Table): readonly (readonly [string, string])[] {
  const restIn = (margin: PublishedScope, isIn: (scope: PublicScope) => boolean) =>
    less(peopleOf(margin), [...cells.values()].filter(({ scope }) => isIn(scope)).map(peopleOf)).least;
  const open = (margins: ReadonlyMap<string, PublishedScope>, member: (scope: PublicScope) => string) =>
    [...margins]
      .filter(([name, margin]) => restIn(margin, (scope) => member(scope) === name) > 0)
      .map(([name]) => name);
  const openRows = open(rows, ({ jobProfile }) => jobProfile);
  const openColumns = open(columns, ({ location, experience }) => location || experience);
  return openRows
    .flatMap((row) => openColumns.map((column) => [row, column] as const))
    .filter(([row, column]) => !cells.has(cellName(row, column)));
}

function leakIn(table: Table, row: string, column: string): string | null {
  const people = boundsOf(table, row, column, peopleOf);
  if (people === null || people.least < 1 || people.least >= MIN_GROUP) return null;
  const margins = [table.rows.get(row), table.columns.get(column)].filter((margin) => margin !== undefined);
  const smallest = margins.toSorted((one, other) => one.figure.count - other.figure.count)[0] ?? table.whole;
  const points = pointsOf(smallest).toSorted((one, other) => one - other);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const below = points.map((amount) => boundsOf(table, row, column, (published) => upTo(published, amount)));
  const from = points[below.findLastIndex((bounds) => bounds !== null && bounds.most < 1)];
  const to = points[below.findIndex((bounds) => bounds !== null && bounds.least >= people.least)];
  if (from === undefined || to === undefined || to - from >= (last - first) * MIN_WIDTH) return null;
  return `at least ${people.least} people earn from ${from} to ${to}`;
}

/** Minimum and maximum people of a hidden cell; null for a contradiction. */
function boundsOf(
  { whole, rows, columns, cells }: Table,
  row: string,
  column: string,
  count: (published: PublishedScope) => Range,
): Range | null {
  const variables = new Map<string, Map<string, number>>();
  for (const inRow of [...rows.keys(), OTHERS])
    for (const inColumn of [...columns.keys(), OTHERS]) {
      const name = cellName(inRow, inColumn);
      if (!cells.has(name))
        variables.set(name, new Map([['all', 1], [`row ${inRow}`, 1], [`column ${inColumn}`, 1], ...wanted(name)]));
    }
  function wanted(name: string): readonly (readonly [string, number])[] {
    return name === cellName(row, column) ? [['wanted', 1]] : [];
  }
  const constraints = new Map<string, Constraint>();
  const rest = (margin: PublishedScope, isIn: (scope: PublicScope) => boolean): Constraint => {
    const { least, most } = less(count(margin), [...cells.values()].filter(({ scope }) => isIn(scope)).map(count));
    return { min: Math.max(0, least), max: most };
  };
  constraints.set(
    'all',
    rest(whole, () => true),
  );
  for (const [name, margin] of rows)
    constraints.set(
      `row ${name}`,
      rest(margin, (scope) => scope.jobProfile === name),
    );
  for (const [name, margin] of columns)
    constraints.set(
      `column ${name}`,
      rest(margin, (scope) => (scope.location || scope.experience) === name),
    );
  const end = (direction: 'minimize' | 'maximize') => {
    const { status, result } = solve({ direction, objective: 'wanted', constraints, variables });
    return status === 'optimal' ? result : null;
  };
  const [least, most] = [end('minimize'), end('maximize')];
  return least === null || most === null ? null : { least: Math.ceil(least - 1e-6), most: Math.floor(most + 1e-6) };
}

function cellName(row: string, column: string): string {
  return `${row}\n${column}`;
}
