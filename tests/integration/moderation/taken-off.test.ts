import { randomUUID } from 'node:crypto';
import { KINDS } from '@tests/red-team/contributions';
import { makeModerator } from '@tests/support/make-moderator';
import { aPng } from '@tests/support/pictures';
import { run, select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { isDecidedFirst, MODERATED_KINDS } from '@/core/kernel/moderated/moderated-kinds.rules';
import { MAX_STALE_DAYS, SNAPSHOT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import { Random } from '@/server/demo/random';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { boolean, text, uuid } from '@/server/platform/sql-types';
import { untilInIndia } from '../../contract/harness/until-in-india';
import { aClaimant } from '../harness/claimant';
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
  job: 'research.jobs',
  tenure: 'research.tenure_reports',
  answer: 'research.answers',
};

const PLACES = {
  page: [
    `/api/review/reviews?company=${COMPANY}`,
    `/api/interviews/interviews?company=${COMPANY}`,
    `/api/interviews/questions?company=${COMPANY}`,
    `/api/photos/photos?company=${COMPANY}`,
    `/api/benefits/benefits?company=${COMPANY}`,
    '/api/feed/v1/feed/{postId}',
    '/api/feed/v1/post/{postId}/comments',
  ],
  search: [
    '/api/search/search/results?type=post&q={word}',
    '/api/search/search/suggest?q={word}',
    `/api/review/reviews?company=${COMPANY}&q=rosters`,
  ],
  feed: [
    '/api/feed/v3/feed?feedType=GENERIC',
    '/api/feed/v2/feed/community/topic/1/posts',
    '/api/review/reviews',
    '/api/interviews/interviews',
  ],
  figures: [
    `/api/company/companies/${COMPANY}/tab-counts`,
    `/api/review/review-figures?company=${COMPANY}`,
    `/api/review/review-facets?company=${COMPANY}`,
    `/api/interviews/interviews/summary?company=${COMPANY}`,
    `/api/benefits/benefit-figures?company=${COMPANY}`,
    `/api/photos/albums?company=${COMPANY}`,
    '/api/feed/v2/topics',
  ],
  'site map': ['/sitemaps/posts.xml', '/sitemaps/companies.xml', '/sitemaps/interviewsatcompanies.xml'],
} as const;

type Place = keyof typeof PLACES | 'JSON-LD';

/** The public places of each kind, which all change while it is hidden. Pay only shows in the next figures. */
const SHOWS: Readonly<Partial<Record<ModeratedKindName, readonly Place[]>>> = {
  post: ['page', 'search', 'feed', 'figures', 'site map', 'JSON-LD'],
  comment: ['page', 'search', 'feed', 'JSON-LD'],
  review: ['page', 'search', 'feed', 'figures', 'JSON-LD'],
  salary: [],
  tenure: [],
  interview: ['page', 'feed', 'figures', 'site map'],
  benefits: ['page', 'figures'],
  photo: ['page', 'figures', 'site map'],
  answer: ['page', 'search', 'feed'],
};

interface PublicPost {
  readonly postId: string;
  readonly word: string;
}

/** Everything public, by place; no cache may keep any of it for more than a minute. */
async function publicSide(world: World, { postId, word }: PublicPost): Promise<ReadonlyMap<Place, string>> {
  const guest = world.guest();
  // Guests share answers for a second.
  world.pass(2 * GUEST_CACHE_MS);
  const side = new Map<Place, string>();
  for (const [place, paths] of Object.entries(PLACES) as [keyof typeof PLACES, readonly string[]][]) {
    const answers = await Promise.all(
      paths.map((path) => guest.get(path.replace('{postId}', postId).replace('{word}', word))),
    );
    for (const { headers } of answers)
      expect(Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0)).toBeLessThanOrEqual(60);
    side.set(place, answers.map(({ body }, at) => `${paths[at]} ${JSON.stringify(body)}`).join('\n'));
  }
  const urls = [`/p/${postId}`, `/reviews/${COMPANY}-reviews`];
  return side.set('JSON-LD', (await Promise.all(urls.map((url) => structured(world, url)))).join('\n'));
}

async function structured(world: World, url: string): Promise<string> {
  const html = await documentOf(world, url);
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => json).join('\n');
}

async function tellPay(world: World, lakhs: number): Promise<void> {
  const person = await world.user();
  const since = dayBeforeInIndia(world.now(), 400);
  const { database } = world.server;
  await run(database, 'update identity.users set created_on = $2::date where id = $1', person.userId, since);
  const pay = { fixedSalary: { lakhs, thousand: 0 }, variableSalary: null, stockDetail: null, isConfirmed: true };
  const about = { companyName: 'Neelgiri Textiles', jobProfile: 'Nurse', locationId: 2, department: null };
  const body = { ...about, ...pay, currentSalary: true, year: null, totalExperience: 4 };
  const { status } = await person.post('/api/salary/salaries', body, { 'idempotency-key': randomUUID() });
  expect(status).toBe(201);
}

describe('a contribution that is held', () => {
  let world: World;
  let moderation: Moderation;
  let postId = '';
  let publicPost: PublicPost = { postId, word: '' };
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind);
    world.pass(untilInIndia(world.now(), '10:00'));
    moderation = new Moderation(moderatedKinds, world.server.authorship, world.now, { showWithinHours: 0 });
    const client = await world.writer();
    const person = { client, email: '', workEmail: '', name: '', told: new Set<string>() };
    const posts: string[] = [];
    for (const kind of ['post', 'comment', 'review', 'salary', 'interview', 'benefit', 'photo', 'tenure'])
      await KINDS[kind]?.({ person, companyName: 'Vaayuna Technologies', random: new Random(`held ${kind}`), posts });
    postId = posts[0] ?? '';
    const { title, content } = (await client.get(`/api/feed/v1/feed/${postId}`)).body;
    publicPost = {
      postId,
      word: /\b(?:rosters|shifts|planned|change|reason|ahead)\b/.exec(`${title} ${content}`)?.[0] ?? '',
    };
    const answer = { kind: 'review', itemId: await idOf('review'), text: 'Rosters come two weeks ahead now.' };
    const claimant = await aClaimant(world, COMPANY);
    const { status } = await claimant.post('/api/employer/answers', answer, { 'idempotency-key': randomUUID() });
    expect(status).toBe(201);
    // One person contributes all on one day, which would otherwise delay it.
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

  // Messages are not public: messages.test.ts covers them. Names, videos and openings: names-and-videos.test.ts and
  // openings.test.ts.
  const ELSEWHERE: readonly ModeratedKindName[] = ['message', 'profile', 'video', 'entry', 'job'];
  it.each(MODERATED_KINDS.filter((kind) => !isDecidedFirst(kind) && !ELSEWHERE.includes(kind)))(
    'is nowhere in public, and comes back as it was: %s',
    async (kind) => {
      const { database } = world.server;
      const id = await idOf(kind);
      const before = { side: await publicSide(world, publicPost), row: await rowOf(kind, id) };
      const all = [...before.side.values()].join('\n');
      const found = await moderation.items.find(database, { kind, id });
      if (found === null) throw new Error(`There is no ${kind}.`);
      const item = await moderation.items.read(database, found);
      // An offer is one line here, and several on its page.
      const words = (item?.parts ?? []).flatMap(({ label, text }) => {
        if (label === 'FACT' || label === 'CAPTION' || text === null) return [];
        return label === 'OPTION' ? text.split(', ') : [text];
      });
      expect(words.filter((said) => !all.includes(said))).toEqual([]);
      expect(words.length > 0).toBe(kind !== 'salary' && kind !== 'tenure');
      const [ofPost, listed] = [/"@type":"(?:DiscussionForumPosting|QAPage)"/, `/p/${postId}</loc>`];
      expect([ofPost.test(all), all.includes(listed)]).toEqual([true, true]);

      const findings = [{ rule: 'CONTACT', words: ['98…210'], note: 'A phone number' }] as const;
      await database.transaction((tx) => moderation.hold(tx, { kind, id, findings }));
      const hidden = await publicSide(world, publicPost);
      const changed = [...hidden].flatMap(([place, read]) => (read === before.side.get(place) ? [] : [place]));
      expect(changed).toEqual(SHOWS[kind]);
      expect([...hidden.values()].flatMap((read) => words.filter((said) => read.includes(said)))).toEqual([]);
      expect([...hidden.values()].join('\n').includes(listed)).toBe(kind !== 'post');
      expect((await moderation.items.find(database, { kind, id }))?.state).toBe('held');

      await database.transaction(async (tx) => {
        const held = await moderation.items.find(tx, { kind, id });
        if (held !== null) await moderation.items.bringBack(tx, held);
      });
      expect(await publicSide(world, publicPost)).toEqual(before.side);
      expect(await rowOf(kind, id)).toBe(before.row);
    },
  );

  it('is in no figure of pay that is counted while it is off, and in the next one after', async () => {
    const { database } = world.server;
    const scope = 'company=neelgiri-textiles&jobProfile=nurse';
    const countOf = async () => {
      await world.takeSalarySnapshot();
      return (await (await world.user()).get(`/api/salary/salaries/report?${scope}`)).body.figure.count;
    };
    for (let people = 0; people < 11; people += 1) await tellPay(world, 4 + people);
    const sealed = `select s.id from research.salaries s join catalog.companies c on c.id = s.company_id where c.slug = 'neelgiri-textiles' limit 1`;
    const [row] = await select(database, { id: uuid }, sealed);
    const item = { kind: 'salary', id: row?.id ?? '' } as const;
    await database.transaction((tx) => moderation.hold(tx, { ...item, findings: [] }));
    // A group of newcomers waits for a second snapshot.
    expect(await countOf()).toBe(0);
    world.pass(SNAPSHOT_DAYS * DAY_MS);
    expect(await countOf()).toBe(10);
    await database.transaction(async (tx) => {
      const held = await moderation.items.find(tx, item);
      if (held !== null) await moderation.items.bringBack(tx, held);
    });
    world.pass((MAX_STALE_DAYS + SNAPSHOT_DAYS) * DAY_MS);
    expect(await countOf()).toBe(10);
    world.pass((MAX_STALE_DAYS + SNAPSHOT_DAYS) * DAY_MS);
    expect(await countOf()).toBe(11);
  });

  it('changes no figure of pay by itself when it comes back: it waits like a new report', async () => {
    const { database } = world.server;
    const scope = 'company=neelgiri-textiles&jobProfile=nurse';
    const countOf = async (pass = SNAPSHOT_DAYS) => {
      world.pass(pass * DAY_MS);
      await world.takeSalarySnapshot();
      return (await (await world.user()).get(`/api/salary/salaries/report?${scope}`)).body.figure.count;
    };
    const [row] = await select(
      database,
      { id: uuid },
      `select s.id from research.salaries s join catalog.companies c on c.id = s.company_id where c.slug = 'neelgiri-textiles' and s.is_counted limit 1`,
    );
    const item = { kind: 'salary', id: row?.id ?? '' } as const;
    await database.transaction((tx) => moderation.hold(tx, { ...item, findings: [] }));
    // A quarter later its figure excludes it.
    for (const days of [SNAPSHOT_DAYS, MAX_STALE_DAYS]) await countOf(days);
    expect(await countOf()).toBe(10);
    await database.transaction(async (tx) => {
      const held = await moderation.items.find(tx, item);
      if (held !== null) await moderation.items.bringBack(tx, held);
    });
    const counted = { is_counted: boolean, was_ready: boolean };
    const [back] = await select(
      database,
      counted,
      `select is_counted, was_ready from research.salaries where id = '${item.id}'`,
    );
    expect(back).toEqual({ is_counted: false, was_ready: false });
    for (let week = 0; week < 3; week += 1) expect(await countOf()).toBe(10);
  });

  it('has no picture for anybody but its author and moderators: a post and a photo', async () => {
    const { database, origin } = world.server;
    const [author, other, moderator] = [await world.writer(), await world.writer(), await world.reader()];
    await makeModerator(database, moderator.userId);
    const upload = async (path: string) => (await author.call('POST', path, { body: aPng(40, 30) })).body;
    const [ofPost, ofPhoto] = [await upload('/api/feed/v1/post/media'), await upload('/api/photos/photo-files')];
    await post(author, { media: [{ type: 'IMAGE', fileKey: ofPost.fileKey }] });
    const photos = [{ fileKey: ofPhoto.fileKey, album: 'office', caption: '' }];
    const given = { companyName: 'Vaayuna Technologies', city: null, photos, referrer: '', campaign: '' };
    await author.post('/api/photos/photos', given, { 'idempotency-key': randomUUID() });
    const seen = async (path: string) => {
      const cookies = [null, other, author, moderator].map((viewer) => viewer?.cookies.header ?? '');
      const answers = await Promise.all(cookies.map((cookie) => fetch(origin + path, { headers: { cookie } })));
      return answers.map(({ status, headers }) => `${status} ${status === 200 ? headers.get('cache-control') : ''}`);
    };
    const [open, off] = ['200 public, max-age=60', '200 private, no-store'];
    const owners = {
      post: [`select post_id as id from content.post_files where file_key = $1`, ofPost],
      photo: ['select id from research.photos where file_key = $1', ofPhoto],
    } as const;
    for (const kind of ['post', 'photo'] as const) {
      const [owner, { fileKey, url, previewUrl }] = owners[kind];
      const [row] = await select(database, { id: uuid }, owner, fileKey);
      const item = { kind, id: row?.id ?? '' };
      await database.transaction(async (tx) => {
        const waiting = await moderation.items.find(tx, item);
        if (waiting?.state === 'held') await moderation.items.bringBack(tx, waiting);
      });
      for (const path of [url, previewUrl]) expect(await seen(path)).toEqual([open, open, open, open]);
      await database.transaction((tx) => moderation.hold(tx, { ...item, findings: [] }));
      for (const path of [url, previewUrl]) expect(await seen(path)).toEqual(['404 ', '404 ', off, off]);
      await database.transaction(async (tx) => {
        const held = await moderation.items.find(tx, item);
        if (held !== null) await moderation.items.bringBack(tx, held);
      });
      expect(await seen(url)).toEqual([open, open, open, open]);
      await run(database, `delete from ${TABLES[kind]} where id = $1`, item.id);
      for (const path of [url, previewUrl]) expect(await seen(path)).toEqual(['404 ', '404 ', '404 ', '404 ']);
    }
    const waiting = await upload('/api/feed/v1/post/media');
    expect(await seen(waiting.url)).toEqual([off, off, off, off]);
  });

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
