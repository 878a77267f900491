import '@/server/start-server';
import { openTestDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '@/server/platform/database';
import { json } from '@/server/platform/sql-types';
import { definedStatements, Statement } from '@/server/platform/statement';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Schema?: string;
  readonly 'Parent Relationship'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Lists that stay short however many users come. */
const SHORT_SCHEMAS = ['catalog', 'drizzle', 'moderation'];

/** Statements with full scans of growing tables, by reason. The list only shrinks. */
const READ_WHOLE: Readonly<Record<string, readonly string[]>> = {
  'Once a day, a week or an account, or by a command of the operator.': [
    'headline-stats.counts',
    'profile.pseudonyms',
    'rules.users-before',
    'snapshot.scope-states',
    'heard-back.states',
    'tenure-snapshot.states',
    'tracking.onboarding-funnel',
    'tracking.sign-ups-by-day',
  ],
  'A list that empties itself, or of a few notices, processes or communities.': [
    'legal.list-notices',
    'legal.unmailed',
    'mailbox.sent',
    'operations.notices',
    'operations.processes',
    'outbox.count',
    'site-maps.communities',
    'site-maps.starts-of-communities',
  ],
  'The database has no rows to plan by: with rows it asks the index for each of a hundred at the most.': ['chat.sides'],
  'A count of all reports of interviews, which guests share.': ['interviews.all.total'],
};

const BY_COMMAND = /^(?:test|backup|bulk-indexes|import)\./;

const isRead = ({ text }: Statement): boolean =>
  /^\s*(?:select|with|\()/i.test(text) &&
  !/\b(?:insert into|update [a-z_]+\.|delete from|for (?:no key )?update|for share)\b/i.test(text);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  // With sequential scans off, a full scan means that no index fits.
  await database.execute('set enable_seqscan = off; set plan_cache_mode = force_generic_plan');
});
afterAll(() => database.close());

async function planOf({ parameters, text }: Statement): Promise<PlanNode> {
  const [types, values] = [parameters.map(({ type }) => type).join(', '), parameters.map(() => 'null').join(', ')];
  const inBrackets = (list: string): string => (list === '' ? '' : `(${list})`);
  await database.execute(`prepare planned${inBrackets(types)} as ${text}`);
  const columns = { 'QUERY PLAN': json<readonly [{ readonly Plan: PlanNode }]>() };
  const explained = `explain (format json, verbose) execute planned${inBrackets(values)}`;
  const [row] = await database.query(new Statement({ name: '', parameters: [], columns, text: explained }));
  await database.execute('deallocate planned');
  if (row === undefined) throw new Error('A statement has no plan.');
  return row['QUERY PLAN'][0].Plan;
}

/** True for full scans of growing tables, or of any table per row of another. */
function readsWhole(node: PlanNode, isPerRow: boolean): boolean {
  const schema = node.Schema ?? '';
  const isWhole = node['Node Type'] === 'Seq Scan' && (isPerRow || !SHORT_SCHEMAS.includes(schema));
  const isLoop = node['Node Type'] === 'Nested Loop';
  const perRow = (child: PlanNode): boolean => {
    const relationship = child['Parent Relationship'];
    // A materialized node is read once.
    if (relationship === 'InitPlan' || ['Materialize', 'Memoize', 'Hash'].includes(child['Node Type'])) return false;
    return isPerRow || relationship === 'SubPlan' || (isLoop && relationship === 'Inner');
  };
  return isWhole || (node.Plans ?? []).some((child) => readsWhole(child, perRow(child)));
}

it('no statement reads a growing table whole, or a table again for each row, but for those of the list', async () => {
  const found = new Set<string>();
  for (const [name, statement] of definedStatements()) {
    if (BY_COMMAND.test(name) || !isRead(statement)) continue;
    if (readsWhole(await planOf(statement), false)) found.add(name.replace(/\.\d+$/, ''));
  }
  expect([...found].toSorted()).toEqual(Object.values(READ_WHOLE).flat().toSorted());
});

it('notices a table that is read again for each row', async () => {
  const text = `select c.id, (select min(l.state) from catalog.locations l where c.city = any(l.aliases)) as state from catalog.colleges c`;
  const statement = new Statement({ name: '', parameters: [], columns: {}, text });
  expect(readsWhole(await planOf(statement), false)).toBe(true);
});
