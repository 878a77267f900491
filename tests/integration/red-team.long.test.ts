import { select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Random } from '@/server/demo/random';
import { text } from '@/server/platform/sql-types';
import { chanceOfAtLeast, mostByChance } from '../red-team/chance';
import { unevenSeals } from '../red-team/coverage';
import { plantTies } from '../red-team/plants';
import type { Round } from '../red-team/red-team';
import { attackScene, attackSheets, namingIn, sheetsNow, unevenIn, unplayedIn } from '../red-team/red-team';
import { reportOf } from '../red-team/report';
import type { Scene } from '../red-team/scene';
import { playScene } from '../red-team/scene';

const SAMPLE = { authors: 30, bystanders: 10, contributions: 100, moderators: 2 };

let scene: Scene;
let rounds: readonly Round[];

beforeAll(async () => {
  scene = await playScene('pglite', SAMPLE, 'sample');
  rounds = await attackScene(scene);
}, 600_000);
afterAll(() => scene.world.stop());

it('finds nobody in a dump of everything but the key, with or without the log, after ten minutes, an hour and a day', () => {
  expect(rounds.map(({ moment }) => moment)).toEqual(['no time', 'ten minutes', 'an hour', 'a day', 'a weekly round']);
  expect(namingIn(rounds), reportOf(rounds)).toEqual([]);
});

it('plays every table of people, and seals each column in one length', async () => {
  expect(await unplayedIn(scene, rounds)).toEqual([]);
  expect(unevenIn(rounds)).toEqual([]);
  const columns = { nonce: 'bytea', row_ref: 'bytea', note: 'text' };
  const row = (bytes: number) => ({ nonce: `\\x${'00'.repeat(bytes)}`, row_ref: '\\x00', note: null });
  const of = (...rows: readonly Readonly<Record<string, unknown>>[]) => [
    { name: 'identity.x', types: columns, references: [], parts: [rows] },
  ];
  expect(unevenSeals(of(row(9), row(5), row(0)))).toEqual([{ column: 'identity.x.nonce', lengths: [5, 9] }]);
  expect(unevenSeals(of(row(9), row(0)))).toEqual([]);
});

it('attacks every kind of contribution, and finds each tie that is planted', async () => {
  const { database } = scene.world.server;
  const before = await sheetsNow(scene);
  const contributions = before.filter(({ side }) => side === 'author').map(({ name }) => name);
  expect(contributions).toEqual(
    expect.arrayContaining([
      'content.comments',
      'content.posts',
      'research.benefit_reports',
      'research.interviews',
      'research.photos',
      'research.reviews',
      'research.salaries',
    ]),
  );
  const planted = await plantTies(database, before);
  const sheets = await sheetsNow(scene);
  const { found } = attackSheets(sheets, (table) => planted.has(table));
  for (const [table, family] of planted)
    expect(
      found.filter((attack) => attack.family === family && attack.name.includes(table)),
      family,
    ).not.toEqual([]);
}, 60_000);

it('finds nothing of the kind where the same ties are of anybody', async () => {
  const random = new Random('anybody');
  const sheets = (await sheetsNow(scene)).map((sheet) =>
    sheet.name.startsWith('identity.planted')
      ? { ...sheet, owners: random.sample(sheet.owners, sheet.owners.length) }
      : sheet,
  );
  expect(attackSheets(sheets, (table) => table.startsWith('identity.planted')).found).toEqual([]);
}, 60_000);

it('measures guessing by the chance of each guess', () => {
  expect(chanceOfAtLeast(1, [0.1, 0.2, 0.3])).toBeCloseTo(1 - 0.9 * 0.8 * 0.7);
  expect(chanceOfAtLeast(3, [0.1, 0.2, 0.3])).toBeCloseTo(0.006);
  expect(chanceOfAtLeast(4, [0.1, 0.2, 0.3])).toBe(0);
  const coins = Array.from({ length: 100 }, () => 0.5);
  expect(mostByChance({ right: 0, tries: 1, chancesOf: () => coins }, 0.001)).toBe(65);
});

it('has no counter in identity or persona, and no code of a past hour', async () => {
  const { database } = scene.world.server;
  const counters = "select sequencename as name from pg_sequences where schemaname in ('identity', 'persona')";
  expect(await select(database, { name: text }, counters)).toEqual([]);
  expect(
    await select(database, { name: text }, 'select career_status_id::text as name from persona.verification_codes'),
  ).toEqual([]);
});
