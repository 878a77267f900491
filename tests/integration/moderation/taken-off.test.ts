import { KINDS } from '@tests/red-team/contributions';
import { makeModerator } from '@tests/support/make-moderator';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModeratedKindName } from '@/core/moderation/moderated-kinds.rules';
import { isDecidedFirst, MODERATED_KINDS } from '@/core/moderation/moderated-kinds.rules';
import { Random } from '@/server/demo/random';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { text, uuid } from '@/server/platform/sql-types';
import { untilInIndia } from '../../contract/harness/until-in-india';
import { exportOf } from '../harness/export-of';
import { documentOf } from '../harness/first-view-of';
import type { World } from '../harness/world';
import { anAnonymousProfile, becomeWriter, comment, post, startWorld } from '../harness/world';

const GUEST_CACHE_MS = 1_000;
const COMPANY = 'vaayuna-technologies';
const TABLES: Readonly<Record<ModeratedKindName, string>> = {
  post: 'content.posts',
  comment: 'content.comments',
  review: 'research.reviews',
  salary: 'research.salaries',
  interview: 'research.interviews',
  message: 'moderation.reported_messages',
  benefits: 'research.benefit_reports',
  photo: 'research.photos',
  company: 'research.company_proposals',
  profile: 'moderation.profile_names',
  video: 'research.company_videos',
  entry: 'research.company_entries',
};

/** Everything that somebody reads who is not signed in, as one text. */
async function publicText(world: World, postId: string): Promise<string> {
  const guest = world.guest();
  // Guests share answers for a second.
  world.pass(2 * GUEST_CACHE_MS);
  const paths = [
    `/api/review/reviews?company=${COMPANY}`,
    '/api/review/reviews',
    `/api/interviews/interviews?company=${COMPANY}`,
    `/api/interviews/questions?company=${COMPANY}`,
    `/api/photos/photos?company=${COMPANY}`,
    `/api/benefits/benefits?company=${COMPANY}`,
    `/api/company/companies/${COMPANY}/tab-counts`,
    '/api/feed/v3/feed?feedType=GENERIC',
    `/api/feed/v1/feed/${postId}`,
    `/api/feed/v1/post/${postId}/comments`,
    '/api/search/search/results?type=post&q=rosters',
    '/api/search/search/results?type=review&q=rosters',
    '/sitemaps/posts.xml',
    '/sitemaps/companies.xml',
  ];
  const answers = await Promise.all(paths.map((path) => guest.get(path)));
  const documents = await Promise.all(
    [`/p/${postId}`, `/reviews/${COMPANY}-reviews`].map((url) => structured(world, url)),
  );
  return [...answers.map(({ body }, place) => `${paths[place]} ${JSON.stringify(body)}`), ...documents].join('\n');
}

/** What a page says to search engines (JSON-LD). */
async function structured(world: World, url: string): Promise<string> {
  const html = await documentOf(world, url);
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => json).join('\n');
}

describe('a contribution that is held', () => {
  let world: World;
  let moderation: Moderation;
  let postId = '';
  beforeAll(async () => {
    world = await startWorld('pglite');
    // No day ends within these tests.
    world.pass(untilInIndia(world.now(), '10:00'));
    moderation = new Moderation(moderatedKinds, world.server.authorship, world.now, { showWithinHours: 0 });
    const client = await world.writer();
    const person = { client, email: '', workEmail: '', name: '', told: new Set<string>() };
    const posts: string[] = [];
    for (const kind of ['post', 'comment', 'review', 'salary', 'interview', 'benefit', 'photo'])
      await KINDS[kind]?.({ person, companyName: 'Vaayuna Technologies', random: new Random(`held ${kind}`), posts });
    postId = posts[0] ?? '';
    // One person tells all of it on one day; else it would show on another one.
    await run(world.server.database, 'update research.interviews set waits_until = null');
  });
  afterAll(() => world.stop());

  async function idOf(kind: ModeratedKindName): Promise<string> {
    const { database } = world.server;
    const sealed = `select id from ${TABLES[kind]} where octet_length(author_seal) > 0 limit 1`;
    const [row] = await select(database, { id: uuid }, sealed);
    return row?.id ?? '';
  }

  const rowOf = async (kind: ModeratedKindName, id: string) => {
    const { database } = world.server;
    const [row] = await select(
      database,
      { row: text },
      `select to_jsonb(t)::text as row from ${TABLES[kind]} t where id = $1`,
      id,
    );
    return row?.row;
  };

  // A message is on no public side: messages.test.ts has its life. Nobody here complains about a name or a video: names-and-videos.test.ts has theirs.
  const ELSEWHERE: readonly ModeratedKindName[] = ['message', 'profile', 'video', 'entry'];
  it.each(MODERATED_KINDS.filter((kind) => !isDecidedFirst(kind) && !ELSEWHERE.includes(kind)))(
    'is nowhere in public, and comes back as it was: %s',
    async (kind) => {
      const { database } = world.server;
      const id = await idOf(kind);
      const before = { text: await publicText(world, postId), row: await rowOf(kind, id) };
      const found = await moderation.items.find(database, { kind, id });
      if (found === null) throw new Error(`There is no ${kind}.`);
      const item = await moderation.items.read(database, found);
      const words = (item?.parts ?? []).flatMap(({ label, text }) =>
        label === 'FACT' || label === 'CAPTION' ? [] : (text ?? []),
      );
      expect(words.filter((said) => !before.text.includes(said))).toEqual([]);
      expect(words.length > 0).toBe(kind !== 'salary');
      // What search engines read is there to be taken away.
      const [ofPost, listed] = [/"@type":"(?:DiscussionForumPosting|QAPage)"/, `/p/${postId}</loc>`];
      expect([ofPost.test(before.text), before.text.includes(listed)]).toEqual([true, true]);

      const findings = [{ rule: 'CONTACT', words: ['98…210'], note: 'A phone number' }] as const;
      await database.transaction((tx) => moderation.hold(tx, { kind, id, findings }));
      const hidden = await publicText(world, postId);
      expect(words.filter((said) => hidden.includes(said))).toEqual([]);
      expect(hidden.includes(listed)).toBe(kind !== 'post');
      expect((await moderation.items.find(database, { kind, id }))?.state).toBe('held');

      await database.transaction(async (tx) => {
        const held = await moderation.items.find(tx, { kind, id });
        if (held !== null) await moderation.items.bringBack(tx, held);
      });
      expect(await publicText(world, postId)).toBe(before.text);
      expect(await rowOf(kind, id)).toBe(before.row);
    },
  );

  it('is told to whom it names and answers once a moderator publishes it, and to nobody while it is off', async () => {
    const [author, named, moderator] = [await world.writer(), await world.user(), await world.reader()];
    await becomeWriter(named, anAnonymousProfile({ userName: 'Named_Here' }));
    await makeModerator(world.server.database, moderator.userId);
    await run(world.server.database, 'delete from moderation.cases');
    const above = await post(named);
    const words = '@Named_Here can call 98100 00210.';
    await post(author, { content: words });
    await comment(author, above, words);
    const told = async () => {
      const { items } = (await named.get('/api/notification/notifications?platform=phone')).body;
      const kinds = items.map(({ variantId }: { variantId: string }) => variantId);
      return kinds.filter((kind: string) => kind !== 'welcome').toSorted();
    };
    const { cases } = (await moderator.get('/api/moderation/cases')).body;
    const decide = (method: 'PUT' | 'DELETE') =>
      Promise.all(
        cases.map(async ({ caseId }: { caseId: string }) => {
          const path = `/api/moderation/cases/${caseId}`;
          if (method === 'DELETE') return (await moderator.call('DELETE', `${path}/decision`)).status;
          const { seen } = (await moderator.call('PUT', `${path}/claim`)).body;
          const body = { verdict: 'keep', rule: null, words: [], seen };
          return (await moderator.call('PUT', `${path}/decision`, { body })).status;
        }),
      );
    expect(await told()).toEqual([]);
    expect(await decide('PUT')).toEqual([200, 200]);
    expect(await told()).toEqual(['mentioned', 'post-commented']);
    expect(await decide('DELETE')).toEqual([204, 204]);
    expect(await told()).toEqual([]);
    const copy = await exportOf(world, named);
    expect([...copy.values()].filter((file) => file.includes('98100'))).toEqual([]);
    expect(await decide('PUT')).toEqual([200, 200]);
    expect(await told()).toEqual(['mentioned', 'post-commented']);
  });

  it('has one case with what was found, however often it is held', async () => {
    const { database } = world.server;
    const id = await idOf('review');
    for (const note of ['first', 'second'])
      await database.transaction((tx) =>
        moderation.hold(tx, { kind: 'review', id, findings: [{ rule: 'ABUSE', words: [], note }] }),
      );
    const cases = await select(
      database,
      { found: text },
      `select findings::text as found from moderation.cases where item_id = $1`,
      id,
    );
    expect(cases.map(({ found }) => found.includes('second'))).toEqual([true]);
  });
});
