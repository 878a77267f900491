import { randomBytes } from 'node:crypto';
import { run, select } from '@tests/support/sql';
import { Random } from '@/server/demo/random';
import type { Database } from '@/server/platform/database';
import { uuid } from '@/server/platform/sql-types';
import type { Sheet } from './sheets';

interface Plant {
  readonly family: string;
  readonly sheet: string;
  readonly column?: string;
  readonly definition: string;
  readonly isInOrder?: boolean;
  readonly hasOthers?: boolean;
  /** Returns the values of the column for a contribution. */
  readonly valuesOf?: (tie: Tie, random: Random) => readonly unknown[];
}

interface Tie {
  readonly userId: string;
  readonly place: number;
  readonly value: unknown;
}

const OTHERS = 5;
const HALF_HOUR_MS = 1_800_000;

const numberIn = ({ value }: Tie): number => (typeof value === 'number' ? value : 0);

const PLANTS: readonly Plant[] = [
  {
    family: 'the nearest moment before',
    sheet: 'research.reviews',
    column: 'time of POST /api/review/reviews',
    definition: ', came_at timestamptz',
    hasOthers: true,
    valuesOf: (tie, random) => [new Date(numberIn(tie) - random.integer(1, 9))],
  },
  {
    family: 'the nearest moment at one distance',
    sheet: 'research.reviews',
    column: 'time of POST /api/review/reviews',
    definition: ', ends_at timestamptz',
    hasOthers: true,
    valuesOf: (tie, random) => [new Date(numberIn(tie) + 900_000 + random.integer(0, 9))],
  },
  { family: 'k-th row beside k-th row', sheet: 'research.reviews', definition: '', isInOrder: true },
  {
    family: 'neighbours in two orders',
    sheet: 'content.posts',
    definition: ', number integer',
    valuesOf: ({ place }, random) => [place + random.integer(0, 2)],
  },
  {
    family: 'the nearest number or length',
    sheet: 'research.reviews',
    column: 'length of research.reviews.likes',
    definition: ', likes_seal bytea',
    valuesOf: (tie) => [randomBytes(28 + numberIn(tie))],
  },
  {
    family: 'an equal value in two tables',
    sheet: 'content.posts',
    column: 'content.posts.id',
    definition: ', payload jsonb',
    valuesOf: ({ value }) => [JSON.stringify({ about: [value] })],
  },
];

/**
 * Plants a leak of each kind for active accounts: missing one would prove nothing. Returns the expected attack by
 * table.
 */
export async function plantTies(database: Database, sheets: readonly Sheet[]): Promise<ReadonlyMap<string, string>> {
  const random = new Random('plants');
  const planted = new Map<string, string>();
  const users = new Set((await select(database, { id: uuid }, 'select id from identity.users')).map(({ id }) => id));
  for (const { family, sheet, column, definition, isInOrder, hasOthers, valuesOf = () => [] } of PLANTS) {
    const table = `identity.planted_${family.replaceAll(/\W+/g, '_')}`;
    await run(database, `create table ${table} (user_id uuid references identity.users${definition})`);
    const ties = tiesOf(sheets, sheet, column).filter(({ userId }) => users.has(userId));
    const rows = hasOthers ? [...ties, ...ties.flatMap((tie) => othersBeside(tie, ties, random))] : ties;
    for (const tie of isInOrder ? rows : random.sample(rows, rows.length)) {
      const values = [tie.userId, ...valuesOf(tie, random)];
      const places = values.map((_, place) => `$${place + 1}`);
      await run(database, `insert into ${table} values (${places.join(', ')})`, ...values);
    }
    planted.set(table, family);
  }
  return planted;
}

/** Unrelated rows within the same hour. */
function othersBeside(tie: Tie, ties: readonly Tie[], random: Random): readonly Tie[] {
  const moved = (): number => numberIn(tie) + random.integer(-HALF_HOUR_MS, HALF_HOUR_MS);
  return Array.from({ length: OTHERS }, () => ({ ...random.pick(ties), value: moved() }));
}

function tiesOf(sheets: readonly Sheet[], name: string, column: string | undefined): readonly Tie[] {
  const sheet = sheets.find((each) => each.name === name);
  const values = sheet?.columns.find((each) => each.name === column)?.values;
  return (sheet?.owners ?? []).flatMap((userId, place) =>
    userId === null ? [] : [{ userId, place, value: values?.[place] ?? null }],
  );
}
