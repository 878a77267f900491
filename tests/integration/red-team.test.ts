import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { citext, uuid } from '@/server/platform/sql-types';
import { neighboursOf } from '../red-team/card-rounds';
import { luckOf } from '../red-team/chance';
import { leavesOf } from '../red-team/columns';
import { tablesOfPeople, UNWRITTEN } from '../red-team/coverage';
import { dumpTables } from '../red-team/dump';
import { endedNamesIn } from '../red-team/ended';
import { signIn } from '../red-team/people';
import { attackNow, namingIn, othersIn, unevenIn, unplayedIn } from '../red-team/red-team';
import { reportOf } from '../red-team/report';
import type { Scene } from '../red-team/scene';
import { playScene } from '../red-team/scene';

/**
 * `npm run test:long` plants links in such a sample and dumps it three times; `npm run red-team` plays a thousand.
 */
const SAMPLE = { authors: 25, bystanders: 5, contributions: 100, moderators: 2 };
const TEN_MINUTES_MS = 600_000;
/** Tables that a small sample may miss; `npm run red-team` covers all. Waiting interviews are sealed. */
const MAX_MISSED_TABLES = 8;
/** Reported messages are read with their conversation. */
const CHAT_TABLES = [
  'persona.talks',
  'persona.talkers',
  'persona.room_members',
  'persona.messages',
  'moderation.reported_messages',
];

let scene: Scene;
beforeAll(async () => {
  scene = await playScene('pglite', SAMPLE, 'sample');
  await scene.pass(TEN_MINUTES_MS);
}, 600_000);
afterAll(() => scene.world.stop());

it('nobody is found in a dump of a sample of contributions, made ten minutes after the last, with its log', async () => {
  const round = await attackNow(scene, 'ten minutes');
  expect(round.attacks).toBeGreaterThan(10_000);
  expect(namingIn([round]), reportOf([round])).toEqual([]);
  const unplayed = await unplayedIn(scene, [round]);
  expect(unplayed.length, unplayed.join(', ')).toBeLessThanOrEqual(MAX_MISSED_TABLES);
  expect(unevenIn([round])).toEqual([]);
  expect(othersIn([round])).toEqual([]);
}, 180_000);

it('a table that is left out of the play is one that no statement adds a row to', async () => {
  const people = tablesOfPeople();
  const added = new Set<string>();
  for (const file of await readdir('src/server', { recursive: true, withFileTypes: true }))
    if (file.isFile() && file.name.endsWith('.ts'))
      for (const [, table] of (await readFile(join(file.parentPath, file.name), 'utf8')).matchAll(
        /insert into (\w+\.\w+)/g,
      ))
        added.add(table ?? '');
  expect(added.size).toBeGreaterThan(100);
  expect(people).toEqual(expect.arrayContaining([...UNWRITTEN]));
  expect(UNWRITTEN.filter((table) => added.has(table))).toEqual([]);
});

it('finds a pseudonym of an ended account that stands somewhere in clear', async () => {
  const tables = await dumpTables(scene.world.server.database);
  const [name] = scene.ended.flatMap(({ names }) => names);
  // A moderator may have removed a third one.
  expect(scene.ended.every(({ names }) => names.length >= 2)).toBe(true);
  const row = { id: 1, said: { text: `Asked by ${name}, of late` } };
  const planted = { name: 'content.planted', types: {}, references: [], parts: [[row]] };
  expect(endedNamesIn([...tables, planted])).toEqual(['content.planted has the pseudonym of an ended account']);
});

it('finds cards that a round leaves side by side by their authors', () => {
  const authors = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((author) => [author, author]);
  expect(luckOf(neighboursOf(authors))).toBeLessThan(0.001);
  const apart = [...authors.filter((_, place) => place % 2 === 0), ...authors.filter((_, place) => place % 2 === 1)];
  expect(luckOf(neighboursOf(apart))).toBe(1);
});

it('a conversation joins its two sides, and nothing outside of it has a value of it or of them', async () => {
  const tables = await dumpTables(scene.world.server.database);
  const rowsOf = (table: string) => tables.filter(({ name }) => name === table).flatMap(({ parts }) => parts.flat());
  const [talks, talkers, messages] = [rowsOf('persona.talks'), rowsOf('persona.talkers'), rowsOf('persona.messages')];
  expect(talks.length).toBeGreaterThan(10);
  expect(messages.length).toBeGreaterThan(talks.length);
  for (const { id, talk_ref } of talks) {
    if (talk_ref === null) continue;
    const sides = talkers.filter(({ talk_id }) => talk_id === id);
    expect(sides.map(({ is_asker }) => is_asker).toSorted()).toEqual([false, true]);
    expect(new Set(sides.map(({ talker_ref }) => talker_ref)).size).toBe(2);
  }
  const members = rowsOf('persona.room_members');
  expect(members.length).toBeGreaterThan(5);
  expect(new Set(members.map(({ member_ref }) => member_ref)).size).toBe(members.length);
  const own = new Set(
    [...talks, ...talkers, ...members, ...messages].flatMap((row) => leavesOf(row).filter(isTelling)),
  );
  const others = tables.filter(({ name }) => !CHAT_TABLES.includes(name));
  const shared = others.flatMap(({ name, parts }) =>
    parts.flat().flatMap((row) => (leavesOf(row).some((value) => own.has(value)) ? [name] : [])),
  );
  expect(shared).toEqual([]);
});

it('an account that has ended leaves no conversation, and none that names it', async () => {
  const { database, authorship } = scene.world.server;
  const sides = async () => (await dumpTables(database)).filter(({ name }) => CHAT_TABLES.includes(name));
  const refs = (await sides()).flatMap(({ parts }) => parts.flat().map(({ talker_ref }) => talker_ref));
  const users = await select(database, { id: uuid }, 'select id from identity.users');
  const refOf = (id: string): string => `\\x${authorship.talkerRef(authorship.personaRef(id)).toString('hex')}`;
  const talking = users.find(({ id }) => refs.includes(refOf(id)));
  const [account] = await select(
    database,
    { email: citext },
    'select email from identity.users where id = $1',
    talking?.id ?? '',
  );
  const person = scene.people.find(({ email }) => email === account?.email);
  if (person === undefined) throw new Error('Nobody of the scene talks.');
  // A pause has ended some sessions.
  await signIn(scene.world, person);
  const { userName } = (await person.client.get('/api/user/user/anonymous-profile')).body;
  const talks = new Set(
    (await sides()).flatMap(({ parts }) =>
      parts
        .flat()
        .filter(({ talker_ref }) => talker_ref === refOf(talking?.id ?? ''))
        .map(({ talk_id }) => talk_id),
    ),
  );
  expect(talks.size).toBeGreaterThan(0);
  const end = { confirmation: userName, contributions: 'unlink' };
  expect((await person.client.post('/api/user/user/delete', end)).status).toBe(204);
  const left = (await sides()).flatMap(({ parts }) => parts.flat()).flatMap(leavesOf);
  expect(left.filter((value) => talks.has(value) || value === refOf(talking?.id ?? ''))).toEqual([]);
});

/** Ids, references and seals identify; numbers, days and marks are shared. */
function isTelling(value: unknown): boolean {
  return typeof value === 'string' && value.length > 30;
}
