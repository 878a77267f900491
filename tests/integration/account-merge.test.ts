import { randomUUID } from 'node:crypto';
import { aSubmission } from '@tests/support/a-submission';
import { insertRow, run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mergeRefusals } from '@/core/account/settings/account-merge.rules';
import { REWARDED_KINDS } from '@/core/kernel/common/contribution-limits.rules';
import { newestMail } from '@/server/platform/mail/newest-mail';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { MergeProofs } from '@/server/platform/sessions/merge-proofs';
import { chosenSide } from '@/server/platform/sides/sides';
import { integer, text, uuid } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import { exportOf } from './harness/export-of';
import { marksOf, others, plantMarks } from './harness/plant-marks';
import { dumpTables, marksIn } from './harness/table-dump';
import type { Person, World } from './harness/world';
import { anAnonymousProfile, comment, post, profileTagOf, startWorld } from './harness/world';

const MERGE = '/api/user/user/merge';
const APART = { joinsNames: false };

/** Tables that move row by row; the rest belongs to the remaining account or none. */
const MOVED = [
  'sign_in_methods',
  'posts',
  'earlier_texts',
  'ballots',
  'comments',
  'reviews',
  'salaries',
  'interviews',
  'benefits',
  'company_photos',
  'votes',
  'helpful_reviews',
  'bookmarks',
  'communities',
  'messages',
  'salary_offers',
  'job_alerts',
  'applications',
  'hidden_posts',
  'blocked_names',
  'answer_requests',
  'reports',
];

type Tables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

describeOnDatabases('two accounts of one person', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  const sessionOf = async ({ userId }: Person): Promise<string> => {
    const { database, authorship } = world.server;
    const sql = 'select id from identity.sessions where owner_ref = $1';
    const [session] = await select(database, { id: uuid }, sql, authorship.ownerRef(userId));
    return session?.id ?? '';
  };
  async function prove(after: Person, before: Person): Promise<void> {
    const session = await sessionOf(after);
    const sessions = {
      idOf: () => session,
      writeMergeProof: (_: unknown, proof: string | null) => after.cookies.set('MERGE', proof ?? ''),
    };
    // biome-ignore lint/suspicious/noExplicitAny: only its session is asked for
    new MergeProofs(world.server.authorship, sessions, world.now).keep({} as any, before.userId);
  }
  async function tablesOf(person: Person): Promise<Tables> {
    const archive = await exportOf(world, person);
    return JSON.parse(archive.get('everything.json')?.toString() ?? '{}');
  }
  const refs = ({ userId }: Person): readonly string[] => {
    const { authorship } = world.server;
    const persona = authorship.personaRef(userId);
    return [
      persona,
      authorship.voterRef(persona),
      authorship.inboxRef(persona),
      authorship.talkerRef(persona),
      authorship.bookmarksRef(persona),
      authorship.applicationsRef(persona),
      authorship.historyRef(persona),
      authorship.ownIdsRef(persona, 0),
      authorship.ownerRef(userId),
      authorship.mailRef(userId, 'digest'),
      ...REWARDED_KINDS.map((kind) => authorship.rewardRef(persona, kind)),
    ].map((ref) => ref.toString('hex'));
  };
  const index = () => new OwnIdIndex(world.server.database, world.server.authorship).indexWaiting();
  /** Shows waiting content and removes obstacles to a merge. */
  async function release(person: Person): Promise<void> {
    const { database, authorship } = world.server;
    await run(database, 'delete from identity.roles where user_id = $1', person.userId);
    await run(
      database,
      'delete from moderation.profile_names where persona_ref = $1',
      authorship.personaRef(person.userId),
    );
    world.pass(2 * 3_600_000);
  }

  it('are merged with all that the copy of the one had, and nothing is left of it', async () => {
    const { database } = world.server;
    const around = await others(world);
    const after = await world.writer();
    const planted = marksOf('mm');
    const before = await plantMarks(world, planted, around);
    await index();
    await release(before);
    await run(database, 'delete from moderation.waiting');
    await prove(after, before);
    const [own, other] = [await tablesOf(after), await tablesOf(before)];
    const preview = await after.get(MERGE);
    expect(preview.body).toMatchObject({ otherUserName: planted.pseudonym });
    const merged = await after.post(MERGE, APART);
    expect([merged.status, merged.body]).toEqual([204, null]);
    for (const email of [planted.email, after.email]) {
      const [mail] = await vi.waitFor(async () => {
        const found = await newestMail(world.server, email.toLowerCase(), 1);
        expect(found[0]?.subject).toContain('are now one');
        return found;
      });
      expect(mail?.body).not.toContain(planted.pseudonym);
    }

    const all = await tablesOf(after);
    const row = (one: unknown) => JSON.stringify(one);
    for (const name of MOVED) {
      const expected = [...(own[name] ?? []), ...(other[name] ?? [])].map(row);
      expect([name, (other[name] ?? []).length > 0]).toEqual([name, true]);
      expect([name, (all[name] ?? []).map(row).toSorted()]).toEqual([name, [...new Set(expected)].toSorted()]);
    }
    expect(all.former_pseudonyms?.map(({ name }) => name)).toEqual(
      expect.arrayContaining([planted.pseudonym.toLowerCase(), planted.formerName.toLowerCase()]),
    );
    const points = (tables: Tables) => (tables.rewards ?? []).reduce((sum, { points: some }) => sum + Number(some), 0);
    expect(points(all)).toBe(points(own) + points(other));
    expect(marksIn(await dumpTables(database), [before.userId, ...refs(before)])).toEqual([]);
    expect((await before.get('/api/user/user/profile')).status).toBe(401);
    const blockedBy = 'select name from content.blocked_names where lower(name) = $1';
    expect(await select(database, { name: text }, blockedBy, planted.pseudonym.toLowerCase())).toHaveLength(1);
    expect((await after.post(MERGE, APART)).body).toMatchObject({ code: 'merge_not_proved' });
  });

  async function two(): Promise<{ readonly before: Person; readonly after: Person }> {
    const [before, after] = [await world.writer(), await world.writer()];
    await prove(after, before);
    return { before, after };
  }
  const nameOf = async (person: Person): Promise<string> => (await person.get('/api/user/user/profile')).body.userName;
  const itemOf = async (person: Person, kind: string) =>
    (await person.get(MERGE)).body.items.find((item: { readonly kind: string }) => item.kind === kind);
  const vote = (person: Person, resourceId: string) =>
    person.post('/api/feed/v1/vote', { resourceId, resourceType: 'post', voteType: 'up' });
  const votesOn = async (id: string) => {
    const rows = await select(
      world.server.database,
      { upvotes: integer, rows: integer },
      'select upvotes, (select count(*)::integer from content.votes v where v.post_id = p.id) as rows from content.posts p where id = $1',
      id,
    );
    return rows[0];
  };

  it('keep the one choice of the account that stays, and change no count that others see', async () => {
    const { before, after } = await two();
    const third = await world.writer();
    const [mine, yours, theirs] = [await post(after), await post(before), await post(third)];
    for (const [voter, id] of [
      [before, mine],
      [after, yours],
      [before, theirs],
      [after, theirs],
    ] as const)
      expect((await vote(voter, id)).status).toBe(200);
    expect(await itemOf(after, 'votes')).toEqual({ kind: 'votes', moves: 0, ends: 2 });
    expect((await after.post(MERGE, APART)).status).toBe(204);
    expect(await votesOn(mine)).toEqual({ upvotes: 1, rows: 1 });
    expect(await votesOn(yours)).toEqual({ upvotes: 1, rows: 1 });
    expect(await votesOn(theirs)).toEqual({ upvotes: 2, rows: 2 });
    expect((await vote(after, yours)).body).toMatchObject({ code: 'own_post' });
  });

  it('keep the review of the account that stays where both reviewed a company, and its right to one', async () => {
    const { before, after } = await two();
    const told = async (person: Person, companyName: string, likes: string) =>
      (
        await person.post(
          '/api/review/reviews',
          {
            companyName,
            review: {
              rating: 4,
              aspects: {},
              title: null,
              likes: `Shifts are planned a month ahead and the pay comes on the day. ${likes}`,
              dislikes: 'Shifts are planned a month ahead and the pay comes on the day.',
              jobProfile: null,
              employment: null,
              isCurrent: true,
              years: null,
              city: null,
              departmentId: null,
            },
          },
          { 'idempotency-key': randomUUID() },
        )
      ).body;
    await told(before, 'Vaayuna Technologies', 'BeforeText');
    await told(before, 'Neelgiri Textiles', 'OnlyText');
    await told(after, 'Vaayuna Technologies', 'AfterText');
    await run(world.server.database, 'delete from moderation.waiting');
    expect(await itemOf(after, 'reviews')).toEqual({ kind: 'reviews', moves: 1, ends: 1 });
    expect((await after.post(MERGE, APART)).status).toBe(204);
    const rows = await select(world.server.database, { likes: text }, 'select likes from research.reviews');
    const words = rows.map(({ likes }) => likes).join(' ');
    expect([words.includes('BeforeText'), words.includes('AfterText'), words.includes('OnlyText')]).toEqual([
      false,
      true,
      true,
    ]);
    // A second review of a company replaces the first.
    await told(after, 'Neelgiri Textiles', 'AgainText');
    const own = `select count(*)::integer as rows from research.reviews where once_ref is not null and likes like '%OnlyText'`;
    expect(await select(world.server.database, { rows: integer }, own)).toEqual([{ rows: 0 }]);
  });

  it('stay under two names, or under one if their user says so', async () => {
    const authors = async (id: string) => (await world.guest().get(`/api/feed/v1/feed/${id}`)).body.author.name;
    for (const joinsNames of [false, true]) {
      const { before, after } = await two();
      const [other, name] = [await nameOf(before), await nameOf(after)];
      const [written, about] = [await post(before), await post(await world.writer())];
      await comment(before, about);
      const blocker = await world.writer();
      expect((await blocker.post('/api/feed/v1/blocked-names', { name: other })).status).toBeLessThan(300);
      expect((await after.post(MERGE, { joinsNames })).status).toBe(204);
      expect(await authors(written)).toBe(joinsNames ? name : other);
      const { items } = (await world.guest().get(`/api/feed/v1/post/${about}/comments`)).body;
      expect(items[0].author.name).toBe(joinsNames ? name : other);
      const blocked = (await blocker.get('/api/feed/v1/blocked-names')).body.names;
      expect(blocked).toEqual([joinsNames ? name : other]);
      // The name stays taken, and its user keeps the post.
      const taken = { ...anAnonymousProfile(), userName: other };
      const stranger = await (await world.user()).post('/api/user/user/anonymous-profile', taken);
      expect(stranger.body).toMatchObject({ code: 'username_taken' });
      expect((await after.call('DELETE', `/api/feed/v1/post/${written}`)).status).toBeLessThan(300);
    }
  });

  it.each([false, true])(
    'can read on in conversations of both, and write in none of the other: joined %s',
    async (joinsNames) => {
      const { before, after } = await two();
      const friend = await world.writer();
      const talk = '/api/chat/jobseeker/message';
      const tagged = async (person: Person) => ({ 'profile-tag': await profileTagOf(person) });
      const asked = { to: await nameOf(friend), content: 'May I ask you two things?', messageId: randomUUID() };
      expect((await before.post(`${talk}/request`, asked, await tagged(before))).status).toBeLessThan(300);
      const talksOf = async (person: Person) => (await person.get(`${talk}/group?limit=100`)).body.items;
      const [{ id }] = await talksOf(friend);
      expect((await friend.post(`${talk}/group/${id}/accept`, {})).status).toBeLessThan(300);
      const { items } = (await after.get(MERGE)).body;
      expect(items).toContainEqual({ kind: 'conversations', moves: 1, ends: 0 });
      expect((await after.post(MERGE, { joinsNames })).status).toBe(204);
      expect(await talksOf(after)).toMatchObject([{ id, state: 'CLOSED' }]);
      expect((await after.get(`${talk}/recent?talkId=${id}&limit=10`)).body.items).toMatchObject([
        { content: 'May I ask you two things?' },
      ]);
      for (const person of [after, friend]) {
        const message = { talkId: id, messageId: randomUUID(), content: 'Still there?' };
        expect((await person.post(talk, message, await tagged(person))).body.code).toBe('talk_closed');
      }
    },
  );

  it('are not joined under a name that was never chosen', async () => {
    const [before, after] = [await world.writer(), await world.reader()];
    await prove(after, before);
    const refused = await after.post(MERGE, { joinsNames: true });
    expect([refused.status, refused.body.code]).toEqual([422, 'profile_not_available']);
  });

  it('are not merged by whoever has one of the two, nor after ten minutes', async () => {
    const { before, after } = await two();
    const thief = await world.writer();
    thief.cookies.set('MERGE', /MERGE=([^;]+)/.exec(after.cookies.header)?.[1] ?? '');
    for (const person of [thief, before]) {
      expect((await person.get(MERGE)).body).toMatchObject({ code: 'merge_not_proved' });
      expect((await person.post(MERGE, APART)).body).toMatchObject({ code: 'merge_not_proved' });
    }
    expect((await after.get(MERGE)).status).toBe(200);
    after.cookies.set('MERGE', 'bm90IGEgc2VhbA');
    expect((await after.get(MERGE)).body).toMatchObject({ code: 'merge_not_proved' });
    await prove(after, before);
    world.pass(600_001);
    expect((await after.post(MERGE, APART)).body).toMatchObject({ code: 'merge_not_proved' });
    expect(await nameOf(before)).not.toBe('');
  });

  it('are not merged while one has a task, is paused or has something held', async () => {
    const { database, authorship } = world.server;
    for (const moderator of ['before', 'after'] as const) {
      const pair = await two();
      await insertRow(database, 'identity.roles', { user_id: pair[moderator].userId, role: 'moderator' });
      for (const answer of [await pair.after.get(MERGE), await pair.after.post(MERGE, APART)])
        expect(answer.body).toMatchObject({ code: 'merge_refused', message: mergeRefusals.hasTask });
    }
    const paused = await two();
    expect((await paused.before.post('/api/user/user/deactivate', undefined)).status).toBe(204);
    expect((await paused.after.post(MERGE, APART)).body).toMatchObject({ message: mergeRefusals.isPaused });

    const held = await two();
    const item_id = await post(held.before);
    const shows_at = new Date(world.now() + 3_600_000);
    await insertRow(database, 'moderation.waiting', { kind: 'post', item_id, shows_at });
    expect((await held.after.post(MERGE, APART)).body).toMatchObject({ message: mergeRefusals.isHeld });
    await run(database, 'delete from moderation.waiting where item_id = $1', item_id);
    const personaRef = authorship.personaRef(held.before.userId);
    const seal = Buffer.alloc(32);
    await insertRow(database, 'moderation.removed', { kind: 'post', item_id, author_ref: personaRef, seal });
    expect((await held.after.post(MERGE, APART)).body).toMatchObject({ message: mergeRefusals.isHeld });
    expect((await held.before.get('/api/user/user/profile')).status).toBe(200);
    await run(database, 'delete from moderation.removed where item_id = $1', item_id);
  });

  it('are not merged while one of them speaks for a company, whichever stays', async () => {
    const { database, authorship } = world.server;
    for (const employer of ['before', 'after'] as const) {
      const pair = await two();
      await chosenSide(database, authorship, authorship.personaRef(pair[employer].userId), 'employer');
      for (const answer of [await pair.after.get(MERGE), await pair.after.post(MERGE, APART)])
        expect(answer.body).toMatchObject({ code: 'merge_refused', message: mergeRefusals.speaksForCompany });
    }
  });

  it('stay as they were if the merge dies half way, and can be merged then', async () => {
    const { database } = world.server;
    const { before, after } = await two();
    await post(before);
    await index();
    const refuse = `create function identity.refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
    await run(database, refuse);
    await run(
      database,
      'create trigger refuse before delete on identity.users for each row execute function identity.refuse()',
    );
    const dump = async () =>
      JSON.stringify([...(await dumpTables(database))].filter(([name]) => /^(content|persona|research)/.test(name)));
    const earlier = await dump();
    expect((await after.post(MERGE, APART)).status).toBe(500);
    expect(await dump()).toBe(earlier);
    await run(database, 'drop function identity.refuse cascade');
    expect((await after.post(MERGE, APART)).status).toBe(204);
  });

  it('are merged once by two tabs, and what the other account was just writing goes or moves', async () => {
    const { before, after } = await two();
    const name = await nameOf(before);
    const tag = await profileTagOf(before);
    const write = () =>
      before.post('/api/feed/v2/post', aSubmission(), { 'idempotency-key': randomUUID(), 'profile-tag': tag });
    const [one, other, ...written] = await Promise.all([
      after.post(MERGE, APART),
      after.post(MERGE, APART),
      write(),
      write(),
      write(),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([204, 404]);
    const ids = written.flatMap(({ status, body }) => (status < 300 ? [body.postId] : []));
    const rows = await select(
      world.server.database,
      { id: uuid },
      'select id from content.posts where author_name = $1 order by id',
      name,
    );
    expect(rows.map(({ id }) => id)).toEqual(ids.toSorted());
    for (const id of ids) expect((await after.call('DELETE', `/api/feed/v1/post/${id}`)).status).toBeLessThan(300);
    expect(marksIn(await dumpTables(world.server.database), refs(before))).toEqual([]);
  });

  it('do not lock each other if each is merged into the other at once', async () => {
    const { before, after } = await two();
    await prove(before, after);
    const answers = await Promise.all([after.post(MERGE, APART), before.post(MERGE, APART)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => [401, 404].includes(status))).toHaveLength(1);
  });
});
