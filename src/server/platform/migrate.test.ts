import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anOffer } from '@tests/support/an-offer';
import { run, select } from '@tests/support/sql';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roundedOfferOf } from '@/core/talk/salary-offers/kept-offer.rules';
import { castVote } from '@/server/services/talk/feed/voting/vote.queries';
import type { Database } from './database';
import { migrate, NewerDatabase, productSchema, readSchemaState } from './migrate';
import { openPglite } from './pglite-database';
import { boolean, bytes, integer, nullable, text } from './sql-types';

const POST = '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11';

function schemaUntil(newest: string, directory: string) {
  const migrations = join(directory, 'migrations');
  const sql = join(directory, 'sql');
  mkdirSync(sql);
  cpSync(productSchema.migrations, migrations, { recursive: true });
  const journal = join(migrations, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  const count = entries.findIndex(({ tag }: { tag: string }) => tag === newest) + 1;
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  return { migrations, sql, version: '0.1.0' };
}

const answerOf = (value: number): string =>
  `create or replace function content.answer() returns int language sql as 'select ${value}';`;

describe('migrate', () => {
  const newFolder = temporaryFolders('migrate');
  let directory = '';
  let database: Database;
  beforeAll(async () => {
    directory = newFolder();
    database = await openPglite(null);
  });
  afterAll(() => database.close());

  it('keeps the data of a database from before the schema persona, and its counts go on', async () => {
    await migrate(database, schemaUntil('0003_maintained_counts', directory));
    await database.execute(`
      insert into content.communities (type, entity_id, name, slug, category) values ('topic', 1, 'One', 'one', 'Topic');
      insert into content.posts (id, status, content, author_ref, author_seal, author_name, author_avatar, author_color,
        profile_type, community_type, community_id, created_at)
      values ('${POST}', 'LIVE', 'text', '\\x01', '\\x02', 'PeepalRoot', 'kolam:a', '#E9E3D8', 'ANONYMOUS', 'topic', 1, now());
      insert into content.votes (post_id, voter_ref, value) values ('${POST}', '\\x0a', 1), ('${POST}', '\\x0b', -1);
      insert into community.personas (persona_ref, user_name) values ('\\x0a', 'NimbuPaani');
      insert into community.career_statuses (persona_ref, type, company_name) values ('\\x0a', 'working', 'Vaayuna');
      insert into community.memberships (persona_ref, type, entity_id) values ('\\x0a', 'topic', 1);
      insert into community.notifications (id, inbox_ref, subject_ref, variant_id, created_at, payload_seal)
      values (gen_random_uuid(), '\\x0a', '\\x0b', 'welcome', now(), '\\x0c');
      update catalog.pages set title = 'An old title' where pattern = '/';
    `);

    expect(await migrate(database)).toBeGreaterThan(0);
    // Data from before the index waits for it.
    expect(await select(database, { id: text }, 'select id::text as id from platform.unindexed_contributions')).toEqual(
      [{ id: POST }],
    );

    const personas = `
      select p.user_name, s.company_name, m.entity_id, n.payload_seal, n.created_seal,
        n.created_on = (now() at time zone 'Asia/Kolkata')::date as is_of_today
      from persona.personas p join persona.career_statuses s using (persona_ref) join persona.memberships m using (persona_ref)
      join persona.notifications n on n.inbox_ref = p.persona_ref`;
    const columns = { user_name: text, company_name: text, entity_id: integer };
    const ofNotification = { payload_seal: bytes, created_seal: nullable(bytes), is_of_today: boolean };
    expect(await select(database, { ...columns, ...ofNotification }, personas)).toEqual([
      {
        user_name: 'NimbuPaani',
        company_name: 'Vaayuna',
        entity_id: 1,
        payload_seal: Buffer.from([12]),
        created_seal: null,
        is_of_today: true,
      },
    ]);
    const [vote] = await database.query(castVote, {
      post_id: POST,
      voter_ref: Buffer.from([13]),
      author_ref: Buffer.from([14]),
      value: 1,
    });
    expect(vote).toMatchObject({ outcome: 'cast', up: 2, down: 1 });
    await run(database, `delete from persona.personas where persona_ref = '\\x0a'`);
    const counts = { posts_count: integer, follows_count: integer };
    expect(await select(database, counts, 'select posts_count, follows_count from content.communities')).toEqual([
      { posts_count: 1, follows_count: 0 },
    ]);
    const [home] = await select(database, { title: text }, `select title from catalog.pages where pattern = '/'`);
    expect(home?.title).toContain('{brand}');
  });

  it('applies the SQL files again only when one has changed', async () => {
    const sql = join(directory, 'changed');
    cpSync(productSchema.sql, sql, { recursive: true });
    const answer = async () => {
      const [row] = await select(database, { answer: integer }, 'select content.answer() as answer');
      return row?.answer;
    };
    const write = (value: number) => writeFileSync(join(sql, 'answer.sql'), answerOf(value));
    write(1);
    expect(await migrate(database, { ...productSchema, sql })).toBe(0);
    expect(await answer()).toBe(1);
    await database.execute(`create or replace function content.answer() returns int language sql as 'select 7'`);
    await migrate(database, { ...productSchema, sql });
    expect(await answer()).toBe(7);
    write(2);
    await migrate(database, { ...productSchema, sql });
    expect(await answer()).toBe(2);
  });

  it('refuses a database of a later version, by its migrations or by its functions, and changes nothing in it', async () => {
    const older = schemaUntil('0078_complaints', newFolder());
    await expect(migrate(database, { ...older, sql: productSchema.sql })).rejects.toThrow(NewerDatabase);
    const sql = join(directory, 'changed');
    writeFileSync(join(sql, 'answer.sql'), answerOf(3));
    await migrate(database, { ...productSchema, sql, version: '0.10.0' });
    await expect(migrate(database, { ...productSchema, version: '0.9.1' })).rejects.toThrow(
      'its functions are those of version 0.10.0, and this is version 0.9.1. Start that version or a later one.',
    );
    const [count] = await select(database, { answer: integer }, 'select content.answer() as answer');
    expect(count).toEqual({ answer: 3 });
    const kindFor = async (version: string) => (await readSchemaState(database, { ...productSchema, version })).kind;
    expect([await kindFor('0.9.1'), await kindFor('0.10.0+3f0c2a1'), await kindFor('1.0.0')]).toEqual([
      'newer',
      'newer',
      'older',
    ]);
    expect(await readSchemaState(database, { ...productSchema, sql, version: '0.9.1' })).toMatchObject({
      kind: 'current',
      missing: 0,
    });
  });

  it('refuses the older one of two releases with one number, whatever their functions, and lets the later one return to them', async () => {
    const [former, changed] = ['former-release', 'changed-release'].map((name) => {
      const sql = join(directory, name);
      cpSync(productSchema.sql, sql, { recursive: true });
      return sql;
    });
    const release = (sql = '', build = '') => ({ ...productSchema, sql, version: `2.0.0+${build}` });
    writeFileSync(join(former ?? '', 'answer.sql'), answerOf(4));
    writeFileSync(join(changed ?? '', 'answer.sql'), answerOf(5));
    const answer = async () => (await select(database, { answer: integer }, 'select content.answer() as answer'))[0];

    await migrate(database, release(former, '20261127.aaaaaaa'));
    await migrate(database, release(changed, '20261127.1111111'));
    for (const build of ['20261127.aaaaaaa', '20261127.1111111', '20261126.fffffff'])
      await expect(migrate(database, release(former, build))).rejects.toThrow(NewerDatabase);
    expect(await readSchemaState(database, release(former, '20261127.aaaaaaa'))).toMatchObject({ kind: 'newer' });
    expect(await answer()).toEqual({ answer: 5 });

    await migrate(database, release(former, '20261128.bbbbbbb'));
    expect(await answer()).toEqual({ answer: 4 });
    await expect(migrate(database, release(changed, '20261127.1111111'))).rejects.toThrow(
      'its functions are those of version 2.0.0+20261128.bbbbbbb',
    );
  });

  it('keeps the migrations before a failing one, and goes on from it once it is mended', async () => {
    const schema = schemaUntil('0155_edits-that-wait', newFolder());
    const earlier = await openPglite(null);
    await migrate(earlier, schema);
    const answers = async () =>
      select(earlier, { name: text }, `select relname::text as name from pg_class where relname ~ '^step_' order by 1`);
    const journal = join(schema.migrations, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
    const last = entries.at(-1);
    const steps = [1, 2, 3].map((step) => ({
      ...last,
      idx: last.idx + step,
      when: last.when + step,
      tag: `step_${step}`,
    }));
    writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, ...steps] }));
    const write = (step: number, sql: string) => writeFileSync(join(schema.migrations, `step_${step}.sql`), sql);
    write(1, 'create table public.step_1 (id int);');
    write(2, 'create table public.step_2 (id int); select 1 / 0;');
    write(3, 'create table public.step_3 (id int);');
    await expect(migrate(earlier, schema)).rejects.toThrow('division by zero');
    expect(await answers()).toEqual([{ name: 'step_1' }]);
    write(2, 'create table public.step_2 (id int);');
    expect(await migrate(earlier, schema)).toBe(2);
    expect(await answers()).toEqual(['step_1', 'step_2', 'step_3'].map((name) => ({ name })));
    await earlier.close();
  });

  it('has its migrations in the order of their moments, since a database runs those after its newest', () => {
    const journal = JSON.parse(readFileSync(join(productSchema.migrations, 'meta', '_journal.json'), 'utf8'));
    const moments = journal.entries.map(({ when }: { when: number }) => when);
    expect(moments).toEqual(moments.toSorted((one: number, other: number) => one - other));
  });

  it('gives each pseudonym a picture of its own, and keeps no finer pay than what others see', async () => {
    const earlier = await openPglite(null);
    await migrate(earlier, schemaUntil('0120_openings-of-one-limit', newFolder()));
    const post = (id: number, name: string, profile: string) =>
      `('00000000-0000-4000-8000-00000000000${id}', 'LIVE', 'text', '\\x0${id}', '\\x02', '${name}', 'kolam:backbenchpatang', '#E9E3D8', '${profile}', 'topic', 1, now(), '')`;
    const offer = { fixed: 1_234_567, variable: 0, joiningBonus: 12_345_678, stock: null };
    const stock = { type: 'RSU', value: 1_000_000, vestingYears: 3 };
    await earlier.execute(`
      insert into content.communities (type, entity_id, name, slug, category) values ('topic', 1, 'One', 'one', 'Topic');
      insert into persona.personas (persona_ref, user_name, avatar_uri) values ('\\x0a', 'QuietWalker88', 'kolam:backbenchpatang');
      insert into content.posts (id, status, content, author_ref, author_seal, author_name, author_avatar, author_color,
        profile_type, community_type, community_id, created_at, words)
      values ${post(1, 'BackbenchPatang', 'ANONYMOUS')}, ${post(2, 'quietwalker88', 'ANONYMOUS')}, ${post(3, 'Nurse at A', 'DESIGNATION')};
      insert into content.ballots (post_id, options, counts) values
        ('00000000-0000-4000-8000-000000000001', '${JSON.stringify([offer, { ...offer, stock }])}', '{0,0}'),
        ('00000000-0000-4000-8000-000000000002', '["Yes", "No"]', '{0,0}');
    `);
    await migrate(earlier);
    const shown = `select author_name as name, author_avatar as picture from content.posts where profile_type = 'ANONYMOUS'
      union all select user_name, avatar_uri from persona.personas`;
    const pictures = await select(earlier, { name: text, picture: text }, shown);
    const of = (wanted: string) =>
      new Set(pictures.flatMap(({ name, picture }) => (name.toLowerCase() === wanted ? [picture] : [])));
    const [old, now] = [[...of('backbenchpatang')], [...of('quietwalker88')]];
    expect([old, now]).toEqual([
      [expect.stringMatching(/^kolam:[0-9a-f]{16}$/)],
      [expect.stringMatching(/^kolam:[0-9a-f]{16}$/)],
    ]);
    expect(old).not.toEqual(now);
    const options = await select(
      earlier,
      { options: text },
      'select options::text as options from content.ballots order by post_id',
    );
    expect(options.map(({ options: stored }) => JSON.parse(stored))).toEqual([
      [null, { ...stock, value: 990_000 }].map((kept) => {
        const { fixed, variable, joiningBonus } = roundedOfferOf(Object.assign(anOffer(), offer));
        return { fixed, variable, joiningBonus, stock: kept };
      }),
      ['Yes', 'No'],
    ]);
    await earlier.close();
  });
});
