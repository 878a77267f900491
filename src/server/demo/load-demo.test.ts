import { readFileSync } from 'node:fs';
import { run, select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { MemoryFiles } from '@/server/platform/files/memory-files';
import { imageFileKeysOf } from '@/server/platform/files/post-image';
import { StoredFiles } from '@/server/platform/files/stored-files';
import { RowMixing } from '@/server/platform/mixing/row-mixing';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { MIXED_TABLES } from '@/server/platform/schema/grains';
import { unsealMoment } from '@/server/platform/sealed-moment';
import { bigint, bytes, integer, jsonb, moment, smallint, text, uuid } from '@/server/platform/sql-types';
import { createSearch } from '@/server/services/research/search/search/search';
import { RoomReader } from '@/server/services/talk/chat/chat/room-reader';
import { demoAccounts } from './demo-accounts';
import { loadDemo } from './load-demo';
import { loadPictures } from './load-pictures';
import { drawPeople } from './people';

const now = Date.UTC(2026, 10, 20, 6);
const options = { scale: 1, now, brand: 'Tarakki' };
const authorship = createAuthorship(Buffer.alloc(32, 5));

const MIN_RIGHT = 180;

const countOf = async (database: Database, from: string): Promise<number> =>
  (await select(database, { n: bigint }, `select count(*) as n from ${from}`))[0]?.n ?? 0;

describe('loadDemo', () => {
  let database: Database;
  let newest = 0;
  beforeAll(async () => {
    database = await openSuiteDatabase();
    const outcome = await loadDemo(database, authorship, options);
    expect(outcome).toEqual({ loaded: true, accounts: demoAccounts });
    const [row] = await select(database, { at: moment }, 'select max(created_at) as at from content.posts');
    newest = row?.at.getTime() ?? 0;
  });
  afterAll(() => database.close());

  it('leaves nothing to mix or to index', async () => {
    const places = () =>
      Promise.all(
        MIXED_TABLES.map((table) =>
          select(database, { at: text }, `select max(ctid)::text || ' ' || count(*) as at from ${table}`),
        ),
      );
    const before = await places();
    await new RowMixing({ database, now: () => now + 60_000 }).run();
    expect(await places()).toEqual(before);
    expect(await new OwnIdIndex(database, authorship).indexWaiting()).toBe(0);
  });

  it('lets people find what they look for: at least 180 of the listed queries have the wanted first result', async () => {
    const { search } = createSearch(database);
    const rows = readFileSync(new URL('../../../tests/data/search-queries.tsv', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'));
    const wrong: string[] = [];
    for (const [q = '', wanted = ''] of rows) {
      const { body } = await search({ query: { q } });
      const first = body.groups[0]?.items[0];
      const found =
        first === undefined
          ? 'nothing'
          : `${first.type}:${first.urlName}${first.place === null ? '' : `@${first.place}`}`;
      const isWanted = wanted
        .split('|')
        .some((one) => one === found || (one.endsWith(':*') && one.slice(0, -2) === first?.type));
      if (!isWanted) wrong.push(`${q}: wanted ${wanted}, found ${found}`);
    }
    expect(rows.length).toBeGreaterThanOrEqual(190);
    expect(rows.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(MIN_RIGHT);
  });

  it('gives the skills of questions their names in addresses', async () => {
    const questions = 'research.interview_questions';
    expect(await countOf(database, `${questions} where skill_slugs @> array['sql']`)).toBeGreaterThan(0);
    expect(await countOf(database, `${questions} where '' = any(skill_slugs)`)).toBe(0);
  });

  it('loads what it promises', async () => {
    expect(await countOf(database, 'identity.users')).toBe(400 + (await countOf(database, 'research.salaries')));
    expect(await countOf(database, 'research.salary_figures')).toBeGreaterThan(2_000);
    expect(await countOf(database, 'content.posts')).toBe(2_000);
    expect(await countOf(database, 'catalog.topics')).toBe(12);
    expect(await countOf(database, 'catalog.departments')).toBe(30);
    expect(await countOf(database, 'catalog.companies')).toBeGreaterThanOrEqual(60);
    expect(await countOf(database, 'content.votes')).toBeGreaterThan(20_000);
    expect(now - newest).toBeGreaterThan(0);
    expect(now - newest).toBeLessThan(15 * 60_000);
  });

  it('has the counts that the triggers would keep', async () => {
    const wrongPosts = await select(
      database,
      { id: uuid },
      `select p.id from content.posts p where
         (p.upvotes, p.downvotes) <> (
           select count(*) filter (where value = 1), count(*) filter (where value = -1) from content.votes where post_id = p.id)
         or p.comments_count <> (select count(*) from content.comments where post_id = p.id)
         -- Who has seen an old post is not known any more.
         or p.views_count <> (select count(*) from content.post_views where post_id = p.id)
            and (p.created_at > now() - interval '89 days' or exists (select from content.post_views where post_id = p.id))`,
    );
    const wrongCommunities = await select(
      database,
      { slug: text },
      `select c.slug from content.communities c where
         c.posts_count <> (select count(*) from content.posts p where (p.community_type, p.community_id) = (c.type, c.entity_id))
         or c.follows_count <> (select count(*) from persona.memberships m where (m.type, m.entity_id) = (c.type, c.entity_id))`,
    );
    const wrongBallots = await select(
      database,
      { post_id: uuid },
      `select b.post_id from content.ballots b where b.counts <> array(
         select (select count(*)::int from content.picks k where k.post_id = b.post_id and k.option_id = n)
         from generate_series(1, cardinality(b.counts)) n)`,
    );
    expect(await countOf(database, 'content.ballots')).toBeGreaterThan(5);
    expect([wrongPosts, wrongCommunities, wrongBallots]).toEqual([[], [], []]);
  });

  it('leaves the triggers at work', async () => {
    const [post] = await select(
      database,
      { id: uuid, upvotes: integer },
      'select id, upvotes from content.posts limit 1',
    );
    await run(database, `insert into content.votes (post_id, voter_ref, value) values ($1, '\\x01', 1)`, post?.id);
    const [after] = await select(
      database,
      { upvotes: integer },
      'select upvotes from content.posts where id = $1',
      post?.id,
    );
    expect(after?.upvotes).toBe((post?.upvotes ?? 0) + 1);
    await run(database, `delete from content.votes where voter_ref = '\\x01'`);
  });

  it('keeps authorship as the product does', async () => {
    const posts = await select(
      database,
      { id: uuid, author_ref: bytes, author_seal: bytes, author_name: text },
      `select id, author_ref, author_seal, author_name from content.posts order by created_at desc limit 40`,
    );
    for (const post of posts) {
      const persona = authorship.openAuthor(post.author_seal, post.id);
      expect(authorship.authorRef(persona, post.id).equals(post.author_ref)).toBe(true);
    }
    const [first] = drawPeople(1);
    const persona = authorship.personaRef(first?.userId ?? '');
    expect(
      await select(
        database,
        { user_name: text },
        'select user_name from persona.personas where persona_ref = $1',
        persona,
      ),
    ).toEqual([{ user_name: 'NimbuPaani' }]);
  });

  it('orders personas so that they do not tell whose they are', async () => {
    const stored = await select(
      database,
      { persona_ref: bytes },
      'select persona_ref from persona.personas order by ctid',
    );
    const refs = stored.map(({ persona_ref }) => persona_ref.toString('hex'));
    expect(refs).toEqual([...refs].sort());
  });

  it('fills the inboxes of the demo writers with what they can open', async () => {
    const [asha] = drawPeople(1);
    const inbox = authorship.inboxRef(authorship.personaRef(asha?.userId ?? ''));
    const rows = await select(
      database,
      { status: smallint, created_seal: bytes, payload_seal: bytes },
      'select status, created_seal, payload_seal from persona.notifications where inbox_ref = $1',
      inbox,
    );
    const createdOf = (row: (typeof rows)[number]): number => unsealMoment(authorship, inbox, row.created_seal);
    const news = rows.toSorted((one, other) => createdOf(other) - createdOf(one));
    expect(news.length).toBeGreaterThanOrEqual(3);
    expect(news.slice(0, 3).map(({ status }) => status)).toEqual([0, 0, 1]);
    expect(authorship.unsealJson(inbox, news[0]?.payload_seal ?? Buffer.of())).toMatchObject({ icon: 'upvote' });
    expect(authorship.unsealJson(inbox, news.at(-1)?.payload_seal ?? Buffer.of())).toMatchObject({
      title: 'Welcome to Tarakki',
    });
  });

  it('opens rooms of topics: the first account is in one and may enter the other', async () => {
    const [asha] = drawPeople(1);
    const persona = authorship.personaRef(asha?.userId ?? '');
    const reader = new RoomReader(authorship);
    const rooms = await reader.list(database, await reader.known(database, persona), Date.now());
    const open = rooms.filter(({ memberCount }) => memberCount !== null);
    expect(open.map(({ name, talkId, bar }) => [name, talkId !== null, bar])).toEqual([
      ['Bengaluru Tech', true, null],
      ['Offer Room', false, null],
    ]);
    const talks = await reader.present(database, persona, await reader.entered(database, persona));
    expect(talks).toMatchObject([{ unreadCount: 0, lastMessage: { content: 'Good idea, I will collect names.' } }]);
  });

  it('does nothing the second time', async () => {
    expect(await loadDemo(database, authorship, { ...options, scale: 10 })).toEqual({
      loaded: false,
      accounts: demoAccounts,
    });
    expect(await countOf(database, 'content.posts')).toBe(2_000);
  });

  // Runs last: it changes what was loaded.
  it('is given pictures, which are stored and belong to the posts that show them', async () => {
    const files = new StoredFiles(database, new MemoryFiles());
    await loadPictures(database, files);
    const posts = await select(
      database,
      { media: jsonb<readonly { readonly fileKey: string }[]>() },
      `select media from content.posts where kind = 'image'`,
    );
    expect(posts.length).toBeGreaterThan(1);
    for (const { media } of posts) {
      for (const { fileKey } of media) {
        for (const key of imageFileKeysOf(fileKey)) expect((await files.get(key))?.length).toBeGreaterThan(1_000);
      }
    }
    expect(await countOf(database, 'content.post_files')).toBe(posts.length);
    expect(await countOf(database, 'platform.unused_files')).toBe(0);
  });
});

describe('loadDemo on another database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openSuiteDatabase();
  });
  afterAll(() => database.close());

  it('leaves nothing behind when it is interrupted', async () => {
    let sealed = 0;
    const failing = {
      ...authorship,
      sealAuthor: (persona: Uint8Array, id: string) => {
        sealed += 1;
        if (sealed > 3_000) throw new Error('interrupted');
        return authorship.sealAuthor(persona, id);
      },
    };
    await expect(loadDemo(database, failing, options)).rejects.toThrow('interrupted');
    for (const table of [
      'identity.users',
      'content.posts',
      'content.communities',
      `platform.facts where name = 'demo_data'`,
    ]) {
      expect([table, await countOf(database, table)]).toEqual([table, 0]);
    }
  });

  it('does not touch a database that somebody uses', async () => {
    await run(database, `insert into identity.users (id, public_id, name) values (gen_random_uuid(), 'x', 'Somebody')`);
    expect(await loadDemo(database, authorship, options)).toEqual({ loaded: false, accounts: [] });
    expect(await countOf(database, 'content.posts')).toBe(0);
  });
});
