import { run, select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { text } from '@/server/platform/sql-types';
import { documentOf } from './harness/first-view-of';
import type { Person, World } from './harness/world';
import { anAnonymousProfile, becomeWriter, comment, post, startWorld } from './harness/world';

/** Shared members: community, times, and the post's path or id. */
const OF_ANYBODY = /^(community|createdAt|editedAt|at|postId)$/;

const ENUMERATED = new Set(enumerated(serviceDocuments));

function enumerated(part: unknown): readonly unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'enum' && Array.isArray(value) ? value : enumerated(value),
  );
}

/** Objects of an answer that show a pseudonym: posts, comments, list lines. */
function shownUnder(name: string, part: unknown): readonly object[] {
  if (typeof part !== 'object' || part === null) return [];
  const isOwn = ('author' in part && isNamed(part.author, name)) || isNamed(part, name);
  // Comments below a post belong to others.
  const inner = Object.values(part).flatMap((value) => shownUnder(name, value));
  return isOwn ? [part] : inner;
}

function isNamed(part: unknown, name: string): boolean {
  return typeof part === 'object' && part !== null && 'name' in part && part.name === name;
}

/** Values that could link two pseudonyms: not counts below 10, nor enumeration words. */
function valuesOf(part: unknown): readonly unknown[] {
  if (typeof part === 'object' && part !== null)
    return Object.entries(part).flatMap(([key, value]) => (OF_ANYBODY.test(key) ? [] : valuesOf(value)));
  const says = typeof part === 'string' ? part !== '' && !ENUMERATED.has(part) : typeof part === 'number' && part > 9;
  return says ? [part] : [];
}

describe('a new pseudonym', () => {
  let world: World;
  let author: Person;
  let socket: Socket | undefined;
  const heard: unknown[] = [];
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind);
    author = await world.user();
    const { origin } = world.server;
    const listener = io(origin, { path: '/ws/', transports: ['websocket'], extraHeaders: { origin } });
    socket = listener;
    listener.onAny((_name, body) => heard.push(body));
    await new Promise<void>((resolve) => listener.once('connect', resolve));
  });
  afterAll(async () => {
    socket?.disconnect();
    await world.stop();
  });

  /** Everything that guests see and hear of two contributions under the author's current pseudonym. */
  async function contribute(texts: { readonly post: string; readonly comment: string }, askedPost: string) {
    const postId = await post(author, { title: null, content: texts.post });
    await comment(author, askedPost, texts.comment);
    await expect.poll(() => JSON.stringify(heard)).toContain(postId);
    const guest = world.guest();
    const paths = [
      `/api/feed/v1/feed/${postId}`,
      '/api/feed/v3/feed',
      `/api/feed/v1/post/${askedPost}/comments`,
      '/api/search/results?q=kaapi',
    ];
    const answers = await Promise.all(paths.map((path) => guest.get(path)));
    const html = await documentOf(world, `/p/${postId}`);
    const own = [/<article.*<\/article>/s, /<script type="application\/ld.json">.*?<\/script>/s, /<head>.*<\/head>/s];
    const shown = own.map((part) => part.exec(html)?.[0] ?? '').join('');
    return { said: [...answers.map(({ body }) => body), ...heard], shown, postId };
  }

  it('shares no value with the old one in anything that a guest can read', async () => {
    const before = anAnonymousProfile();
    await becomeWriter(author, before);
    const about = { profileBio: 'Backend work since 2019' };
    expect((await author.call('PUT', '/api/user/user/basic-details', { body: about })).status).toBe(200);
    const asked = await post(await world.writer());
    const old = await contribute({ post: 'The kaapi machine is broken again.', comment: 'Mine took 90 days.' }, asked);

    const [avatar] = (await author.get('/api/user/user/suggest/avatars')).body;
    const after = { ...anAnonymousProfile(), ...avatar };
    expect((await author.post('/api/user/user/anonymous-profile', after)).status).toBe(200);
    const now = await contribute(
      { post: 'Who else buys their own kaapi?', comment: 'It was two weeks for me.' },
      asked,
    );

    const valuesOfHeader = (userName: string, read: typeof now) =>
      new Set(read.said.flatMap((body) => shownUnder(userName, body)).flatMap(valuesOf));
    const [earlier, later] = [valuesOfHeader(before.userName, old), valuesOfHeader(after.userName, now)];
    expect([...earlier]).toEqual(expect.arrayContaining([before.userName, before.avatarUri, about.profileBio]));
    expect([...later]).toEqual(expect.arrayContaining([after.userName, after.avatarUri]));
    expect([...later].filter((value) => earlier.has(value))).toEqual([]);
    expect(now.shown).toContain(after.userName);
    for (const secret of [before.userName, before.avatarUri, about.profileBio])
      expect(now.shown.includes(secret), secret).toBe(false);

    // Anyone's picture with the same words.
    const pictureOf = async (id: string) => {
      const { rawPayload, headers } = await world.server.app.inject(`/share/posts/${id}.png`);
      expect(headers['content-type']).toBe('image/png');
      return { rawPayload, headers: Object.keys(headers).toSorted() };
    };
    const another = await post(await world.writer(), { title: null, content: 'Who else buys their own kaapi?' });
    expect(await pictureOf(now.postId)).toEqual(await pictureOf(another));
  });

  it('has no other key of a picture in any column of any table than a random one', async () => {
    const { database } = world.server;
    const tables = await select(
      database,
      { name: text },
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const keys = new Map<string, string>();
    for (const { name } of tables) {
      const rows = await select(database, { row: text }, `select to_jsonb(t)::text as row from ${name} t`);
      for (const { row } of rows) for (const [key] of row.matchAll(/kolam:[^"\\]*/g)) keys.set(key, name);
    }
    expect(keys.size).toBeGreaterThan(1);
    expect([...keys].filter(([key]) => !/^kolam:[0-9a-f]{16}$/.test(key))).toEqual([]);
  });

  it('is not tied to the old one by a comment from before keys were random, held and let go again', async () => {
    const { database, authorship } = world.server;
    const moderation = new Moderation(moderatedKinds, authorship, world.now, { showWithinHours: 0 });
    const [writer, asked] = [await world.writer(), await post(await world.writer())];
    const id = await comment(writer, asked, 'It was three weeks for me.');
    const stored = 'update content.comments set author_avatar = $2 where id = $1';
    await run(database, stored, id, 'kolam:backbenchpatang');
    await database.transaction((tx) => moderation.hold(tx, { kind: 'comment', id, findings: [] }));
    const pictureFor = async (reader: Pick<Person, 'get'>) =>
      (await reader.get(`/api/feed/v1/comment/${id}`)).body.author.avatarUrl;
    const random = expect.stringMatching(/^kolam:[0-9a-f]{16}$/);
    expect(await pictureFor(writer)).toEqual(random);
    await database.transaction(async (tx) => {
      const held = await moderation.items.find(tx, { kind: 'comment', id });
      if (held !== null) await moderation.items.bringBack(tx, held);
    });
    const [row] = await select(
      database,
      { key: text },
      'select author_avatar as key from content.comments where id = $1',
      id,
    );
    expect(row?.key).toEqual(random);
    expect(await pictureFor(await world.user())).toBe(row?.key);
  });
});
