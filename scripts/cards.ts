import { shownAuthorOf } from '../src/core/research/cards/shown-card.rules';
import { loadDemo } from '../src/server/demo/load-demo';
import { createAuthorship } from '../src/server/platform/authorship';
import { arrayOf, from, integer, text } from '../src/server/platform/sql-types';
import { defineStatement } from '../src/server/platform/statement';
import { openTestDatabase } from '../tests/support/test-database';

const told = (table: string, facts: readonly string[]) =>
  defineStatement({
    name: `cards-script.${table}`,
    parameters: [],
    columns: { card: arrayOf(text), facts: from(`array[${facts.join(', ')}]`, arrayOf(integer)) },
    text: `select card, array[${facts.join(', ')}] as facts from research.${table}`,
  });
const known = (column: string) => `(${column} is not null)::int`;

const database = await openTestDatabase();
await loadDemo(database, createAuthorship(Buffer.alloc(32, 5)), { scale: 1, now: Date.now(), brand: 'Tarakki' });
const TABLES = [
  { table: 'reviews', title: 'job_profile_id', department: 'department_id', years: 'years', stay: 'is_current' },
  { table: 'interviews', title: 'job_profile_id', department: null, years: null, stay: null },
  { table: 'benefit_reports', title: null, department: 'department_id', years: null, stay: 'is_current' },
  { table: 'photos', title: null, department: null, years: null, stay: null },
] as const;

for (const { table, title, department, years, stay } of TABLES) {
  const facts = [title, department, 'location_id', years, stay].map((column) => known(column ?? 'null::int'));
  const rows = await database.query(told(table, [...facts, '1']));
  const cards = rows.map(({ card }) => shownAuthorOf(card));
  const count = (fact: (card: (typeof cards)[number]) => boolean) => cards.filter(fact).length;
  const before = (place: number) => rows.filter(({ facts: of }) => of[place] === 1).length;
  const line = (name: string, of: number, ...kept: readonly (readonly [string, number])[]) =>
    `  ${name.padEnd(12)} ${String(of).padStart(5)} before, ${kept.map(([as, n]) => `${as} ${n} (${((100 * n) / Math.max(1, of)).toFixed(0)} %)`).join(', ')}`;
  console.log(`${table}: ${rows.length} cards`);
  if (title !== null)
    console.log(
      line('title', before(0), ['title', count((c) => c.hasTitle)], ['family', count((c) => c.family !== null)]),
    );
  if (department !== null) console.log(line('department', before(1), ['shown', count((c) => c.hasDepartment)]));
  console.log(
    line('place', before(2), ['city', count((c) => c.hasCity)], ['state', count((c) => c.hasState && !c.hasCity)]),
  );
  if (years !== null)
    console.log(
      line('years', before(3), ['years', count((c) => c.hasYears)], ['band', count((c) => c.yearsBand !== null)]),
    );
  if (stay !== null) console.log(line('works here', before(4), ['shown', count((c) => c.hasStay)]));
  const period = (length: number) => count((c) => c.period?.length === length);
  console.log(
    line(
      'month',
      rows.length,
      ['month', count((c) => c.hasMonth)],
      ['quarter', period(7) - count((c) => c.hasMonth)],
      ['year', period(4)],
    ),
  );
  console.log(line('anything', rows.length, ['shown', rows.filter(({ card }) => card.length > 0).length]));
}
await database.close();
