import { select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { text } from '@/server/platform/sql-types';
import { StoredVisits } from './stored-visits';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-20T06:30:00Z');
const authorship = createAuthorship(Buffer.alloc(32, 1));
const stored = new StoredVisits(authorship);

let database: Database;
beforeAll(async () => {
  database = await openSuiteDatabase();
});
afterAll(() => database.close());

const visit = (persona: Uint8Array, companyId: number, at: number): Promise<void> =>
  database.transaction((tx) => stored.add(tx, persona, companyId, at));
const companiesOf = async (persona: Uint8Array, at: number): Promise<readonly number[]> =>
  (await stored.list(database, persona, at)).map(({ companyId }) => companyId);
const persona = (name: string): Buffer => authorship.personaRef(name);

it('keeps the last visit of each company, in the order of the visits, with its day in India', async () => {
  const asha = persona('asha');
  for (const [place, company] of [7, 2_147_483_647, 9, 7].entries()) await visit(asha, company, NOON + place);
  await visit(persona('bhaskar'), 3, NOON);
  expect(await stored.list(database, asha, NOON)).toEqual([
    { companyId: 7, day: '2026-11-20' },
    { companyId: 9, day: '2026-11-20' },
    { companyId: 2_147_483_647, day: '2026-11-20' },
  ]);
  await visit(asha, 9, NOON + DAY_MS / 2);
  expect((await stored.list(database, asha, NOON))[0]).toEqual({ companyId: 9, day: '2026-11-21' });
});

it('keeps fifty, for ninety days', async () => {
  const chitra = persona('chitra');
  for (let company = 1; company <= 52; company += 1) await visit(chitra, company, NOON);
  expect(await companiesOf(chitra, NOON)).toEqual(Array.from({ length: 50 }, (_, place) => 52 - place));
  expect(await companiesOf(chitra, NOON + 89 * DAY_MS)).toHaveLength(50);
  expect(await companiesOf(chitra, NOON + 90 * DAY_MS)).toEqual([]);
});

it('loses none of two that are stored at the same time', async () => {
  const devi = persona('devi');
  await Promise.all([visit(devi, 1, NOON), visit(devi, 2, NOON), visit(devi, 3, NOON)]);
  expect((await companiesOf(devi, NOON)).toSorted()).toEqual([1, 2, 3]);
});

it('says in a dump neither whose the list is nor which companies are in it, nor how many', async () => {
  const rows = await select(
    database,
    { row: text, length: text },
    'select to_jsonb(v)::text as row, length(visits_seal)::text as length from identity.company_visits v',
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  for (const { row } of rows)
    for (const name of ['asha', 'bhaskar', 'chitra', 'devi']) expect(row).not.toContain(persona(name).toString('hex'));
});
