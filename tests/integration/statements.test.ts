import { select } from '@tests/support/sql';
import { openTestDatabase } from '@tests/support/test-database';
import '@/server/backup/take-backup';
import '@/server/demo/load-demo';
import '@/server/import/import-files';
import '@/server/import/kinds/import-kinds';
import '@/server/services/kernel/curate/tracking/report';
import '@/server/start-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PgliteDatabase } from '@/server/platform/pglite-database';
import type { DescribedColumn } from '@/server/platform/pglite-statements';
import type { Columns, Parameters } from '@/server/platform/sql-types';
import { bigint, boolean, integer, nullable, text, uuid } from '@/server/platform/sql-types';
import type { StatementParts } from '@/server/platform/statement';
import { definedStatements, Statement } from '@/server/platform/statement';

// The product's imports define its statements.
const statements = [...definedStatements()].filter(([name]) => !name.startsWith('test.'));

describe('every statement', () => {
  let database: PgliteDatabase;
  let typeNames: ReadonlyMap<number, string>;
  let notNull: ReadonlySet<string>;

  beforeAll(async () => {
    database = await openTestDatabase();
    const types = await select(
      database,
      { oid: bigint, name: text },
      'select oid::int8 as oid, format_type(oid, null) as name from pg_type',
    );
    typeNames = new Map(types.map(({ oid, name }) => [oid, name]));
    const attributes = await select(
      database,
      { relation: bigint, place: integer, is_not_null: boolean },
      'select attrelid::int8 as relation, attnum::int as place, attnotnull as is_not_null from pg_attribute where attnum > 0',
    );
    notNull = new Set(
      attributes.filter(({ is_not_null }) => is_not_null).map(({ relation, place }) => `${relation}.${place}`),
    );
  });
  afterAll(() => database.close());

  const nameOf = (type: number): string => typeNames.get(type) ?? `type ${type}`;

  /** Null if the database cannot tell: expressions, and columns behind an outer join. */
  function isNullable(statement: Statement, { table, place }: DescribedColumn): boolean | null {
    if (table === 0) return null;
    if (!notNull.has(`${table}.${place}`)) return true;
    return /\b(left|right|full) join\b/i.test(statement.text) ? null : false;
  }

  async function compare(statement: Statement) {
    const { parameterTypes, columns } = await database.describe(statement.text);
    const nullability = columns.map((column) => isNullable(statement, column));
    const declared = {
      parameters: statement.parameters.map(({ type }) => type),
      columns: Object.entries(statement.columns).map(([name, { type, isNullable }], place) => ({
        name,
        type,
        isNullable: nullability[place] === null ? null : isNullable,
      })),
    };
    const described = {
      parameters: parameterTypes.map(nameOf),
      columns: columns.map(({ name, type }, place) => ({ name, type: nameOf(type), isNullable: nullability[place] })),
    };
    return { declared, described };
  }

  it.each(statements)('%s', async (name, statement) => {
    expect(name).toMatch(/^[a-z-]+\.[\w.-]+$/);
    const { declared, described } = await compare(statement);
    expect(declared).toEqual(described);
  });

  it.each<[string, Omit<StatementParts<Parameters, Columns>, 'name' | 'text'>]>([
    ['parameter', { parameters: [text], columns: { id: uuid, title: nullable(text) } }],
    ['type', { parameters: [uuid], columns: { id: text, title: nullable(text) } }],
    ['name', { parameters: [uuid], columns: { id: uuid, subject: nullable(text) } }],
    ['column too many', { parameters: [uuid], columns: { id: uuid, title: nullable(text), content: text } }],
    ['nullability', { parameters: [uuid], columns: { id: uuid, title: text } }],
  ])('a wrong %s is found', async (_fault, wrong) => {
    const statement = new Statement({ ...wrong, name: '', text: 'select id, title from content.posts where id = $1' });
    const { declared, described } = await compare(statement);
    expect(declared).not.toEqual(described);
  });
});
