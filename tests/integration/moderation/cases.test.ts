import { randomUUID } from 'node:crypto';
import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { run, select } from '@tests/support/sql';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { integer, nullable, text } from '@/server/platform/sql-types';
import { casesHousekeeping } from '@/server/services/trust/moderation/moderation/housekeeping';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { appendLog } from '@/server/services/trust/moderation/public-log/append-log';
import { storedLog } from '@/server/services/trust/moderation/public-log/stored-log';
import { verifyLog } from '@/server/services/trust/moderation/public-log/verify-log';
import { changeRole } from '@/server/services/trust/moderation/roles/grant-role';
import { describeOnDatabases } from '../harness/describe-on-databases';
import type { Person, World } from '../harness/world';
import { comment, post, startWorld } from '../harness/world';

const TEXT = 'Write to me at 98100 00210 if you want proof.';
/** Without marked words. */
const aReview = {
  rating: 4,
  aspects: { pay: 3 },
  title: null,
  likes: 'The shifts are planned a month ahead.',
  dislikes: 'The pay is looked at only every two years.',
  jobProfile: null,
  departmentId: null,
  city: null,
  employment: null,
  isCurrent: true,
  years: null,
};
const findings = [{ rule: 'CONTACT', words: ['98100 00210'], note: 'A phone number' }] as const;

describeOnDatabases('the queue of moderators', (on) => {
  let world: World;
  let moderation: Moderation;
  let [author, reader]: Person[] = [];
  let moderators: readonly Person[] = [];
  beforeAll(async () => {
    world = await startWorld(on);
    moderation = new Moderation(moderatedKinds, world.server.authorship, world.now, { showWithinHours: 0 });
    [author, reader] = [await world.writer(), await world.reader()];
    moderators = [await moderator(), await moderator()];
  });
  afterAll(() => world.stop());
  beforeEach(() => run(world.server.database, 'delete from moderation.cases'));

  async function moderator(): Promise<Person> {
    const person = await world.reader();
    await makeModerator(world.server.database, person.userId);
    await shiftSession(person, 30);
    return person;
  }
  const shiftSession = (person: Person, days: number) => moveSessions(world.server, [person], days, 0);
  const [first, second] = [() => must(moderators[0]), () => must(moderators[1])];
  const deps = () => {
    const { database, authorship, publish, outbox } = world.server;
    return { database, authorship, outbox, publish, moderation, now: world.now };
  };
  const hold = (id: string, kind: 'post' | 'comment' = 'post') =>
    world.server.database.transaction((tx) => moderation.hold(tx, { kind, id, findings }));
  const heldPost = async () => {
    const id = await post(must(author), { content: TEXT });
    await hold(id);
    return id;
  };
  const queue = async (who: Person) => (await who.get('/api/moderation/cases')).body;
  const soleCase = async () => (await queue(first())).cases[0].caseId;
  const claim = (who: Person, caseId: string) => who.call('PUT', `/api/moderation/cases/${caseId}/claim`);
  const decide = (who: Person, caseId: string, body: object) =>
    who.call('PUT', `/api/moderation/cases/${caseId}/decision`, { body: { words: [], ...body } });
  const undo = (who: Person, caseId: string) => who.call('DELETE', `/api/moderation/cases/${caseId}/decision`);
  const taken = { verdict: 'remove', rule: 'CONTACT', words: ['98100 00210'] };
  const statusOf = async (id: string) => (await must(author).get(`/api/feed/v1/feed/${id}`)).body.status;
  const report = (who: Person, resourceId: string, reason = 'ABUSE', details: string | null = null) =>
    who.post('/api/feed/v1/report', { resourceId, resourceType: 'post', reason, details });
  const settle = async () => {
    world.pass(DECISION_UNDO_MS);
    await settleDecisions(deps());
  };

  it('is closed to guests, readers, and moderators with a session of an earlier day', async () => {
    await heldPost();
    const caseId = await soleCase();
    const calls = (who: Person | ReturnType<World['guest']>) => [
      who.get('/api/moderation/cases'),
      who.call('PUT', `/api/moderation/cases/${caseId}/claim`),
      who.call('DELETE', `/api/moderation/cases/${caseId}/claim`),
      who.call('PUT', `/api/moderation/cases/${caseId}/decision`, { body: { ...taken, seen: 'a'.repeat(22) } }),
      who.call('DELETE', `/api/moderation/cases/${caseId}/decision`),
    ];
    const codesOf = async (who: Person | ReturnType<World['guest']>) =>
      new Set((await Promise.all(calls(who))).map(({ status, body }) => `${status} ${body.code}`));
    expect(await codesOf(world.guest())).toEqual(new Set(['401 not_signed_in']));
    expect(await codesOf(must(reader))).toEqual(new Set(['403 moderator_required']));
    const tired = await moderator();
    await shiftSession(tired, -31);
    expect(await codesOf(tired)).toEqual(new Set(['403 session_not_fresh']));
    expect((await tired.get('/api/moderation/roles')).body).toEqual({
      roles: ['moderator'],
      openCases: expect.any(Number),
    });
    expect((await must(reader).get('/api/moderation/roles')).body).toEqual({ roles: [], openCases: null });
    const { database } = world.server;
    await changeRole(database, { role: 'moderator', address: tired.email.toUpperCase(), isTaken: true });
    expect((await tired.get('/api/moderation/roles')).body).toEqual({ roles: [], openCases: null });
    expect(await changeRole(database, { role: 'moderator', address: 'nobody@x.example', isTaken: false })).toBe(false);
    await changeRole(database, { role: 'moderator', address: tired.email, isTaken: false });
    expect((await tired.get('/api/moderation/roles')).body).toEqual({
      roles: ['moderator'],
      openCases: expect.any(Number),
    });
    const claimed = await world.reader();
    await run(database, 'update identity.accounts set email_verified = false where user_id = $1', claimed.userId);
    expect(await changeRole(database, { role: 'moderator', address: claimed.email, isTaken: false })).toBe(false);
  });

  it('[EM-POST-STATUS] holds a post as FLAGGED, publishes it as LIVE, and removes it as NOT_FOUND', async () => {
    const id = await heldPost();
    expect(await statusOf(id)).toBe('FLAGGED');
    const caseId = await soleCase();
    const opened = await claim(first(), caseId);
    const parts = [
      { label: 'TEXT', text: TEXT },
      { label: 'BYLINE', text: 'Software Engineer' },
    ];
    expect(opened.body).toMatchObject({ isLive: false, parts, findings });
    const { seen } = opened.body;
    expect((await decide(first(), caseId, { ...taken, rule: null, seen })).body.code).toBe('rule_required');
    expect((await decide(first(), caseId, { ...taken, words: ['other'], seen })).body.code).toBe('words_not_in_text');
    expect((await decide(first(), caseId, { verdict: 'keep', rule: null, seen })).body.act).toBe('PUBLISHED');
    expect(await statusOf(id)).toBe('LIVE');
    expect((await undo(second(), caseId)).body.code).toBe('decision_settled');
    expect((await undo(first(), caseId)).status).toBe(204);
    expect(await statusOf(id)).toBe('FLAGGED');
    expect((await decide(first(), caseId, { ...taken, seen })).body.act).toBe('REJECTED');
    expect(await statusOf(id)).toBe('NOT_FOUND');
    await settle();
    expect((await undo(first(), caseId)).body.code).toBe('decision_settled');
    expect(await statusOf(id)).toBe('NOT_FOUND');
  });

  it('is the one case of several reports, which hide nothing, and shows what they say', async () => {
    const id = await post(must(author));
    await report(must(reader), id, 'FALSE', 'It is not true.');
    await report(await world.reader(), id, 'IDENTITY');
    expect(await statusOf(id)).toBe('LIVE');
    const { cases } = await queue(first());
    expect(cases).toMatchObject([{ ground: 'PRIVACY', origin: 'READER', reports: 2, claim: 'free' }]);
    const { body } = await claim(first(), cases[0].caseId);
    expect(body.reports[0]).toEqual({ reason: 'FALSE', details: 'It is not true.' });
    expect(body.case.claim).toBe('mine');
    expect((await queue(second())).cases[0].claim).toBe('other');
  });

  it('gives a case to one moderator, until it is released or the time is over', async () => {
    await heldPost();
    const caseId = await soleCase();
    await claim(first(), caseId);
    expect((await claim(second(), caseId)).body.code).toBe('case_claimed');
    await first().call('DELETE', `/api/moderation/cases/${caseId}/claim`);
    const { body } = await claim(second(), caseId);
    expect((await decide(first(), caseId, { ...taken, seen: body.seen })).body.code).toBe('case_not_claimed');
    world.pass(16 * 60_000);
    expect((await claim(first(), caseId)).status).toBe(200);
    expect((await decide(second(), caseId, { ...taken, seen: body.seen })).body.code).toBe('case_not_claimed');
    expect((await decide(first(), caseId, { ...taken, seen: body.seen })).status).toBe(200);
    expect((await claim(second(), caseId)).body.code).toBe('case_decided');
  });

  it('is decided once, whoever claims, decides and undoes in whatever order', async () => {
    const act = fc.record({
      who: fc.nat(1),
      act: fc.constantFrom('claim', 'remove', 'keep', 'undo', 'settle', 'report'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 8 }), async (acts) => {
        const { database } = world.server;
        await run(database, 'delete from moderation.cases');
        await run(database, 'delete from moderation.unlogged');
        const id = await heldPost();
        const caseId = await soleCase();
        const { seen } = (await claim(first(), caseId)).body;
        for (const { who, act: what } of acts) {
          const person = must(moderators[who]);
          if (what === 'claim') await claim(person, caseId);
          if (what === 'remove') await decide(person, caseId, { ...taken, seen });
          if (what === 'keep') await decide(person, caseId, { verdict: 'keep', rule: null, seen });
          if (what === 'undo') await undo(person, caseId);
          if (what === 'report') await report(must(reader), id);
          if (what === 'settle') await settle();
        }
        await settle();
        const [kept] = await select(
          database,
          { state: text, act: nullable(text), lines: integer },
          `select state, act, (select count(*)::int from moderation.unlogged) as lines from moderation.cases where id = $1`,
          caseId,
        );
        const isClosed = kept?.state === 'CLOSED';
        expect(kept?.lines).toBe(isClosed ? 1 : 0);
        const shown = kept?.act === 'PUBLISHED' ? 'LIVE' : 'NOT_FOUND';
        expect(await statusOf(id)).toBe(isClosed ? shown : 'FLAGGED');
      }),
      { numRuns: 6 },
    );
  });

  it('leaves nothing to decide of what its author took away, changed, or of one’s own', async () => {
    const id = await heldPost();
    const caseId = await soleCase();
    const { seen } = (await claim(first(), caseId)).body;
    const tag = (await must(author).get('/api/user/user/pseudo-profile/available')).body.profileTag;
    const changed = { title: null, content: `${TEXT} Please do.`, media: [] };
    await must(author).call('PUT', `/api/feed/v2/post/${id}`, { body: changed, headers: { 'profile-tag': tag } });
    expect((await decide(first(), caseId, { verdict: 'keep', rule: null, seen })).body.code).toBe('case_changed');
    await must(author).call('DELETE', `/api/feed/v1/post/${id}`);
    expect((await claim(first(), caseId)).body.code).toBe('case_withdrawn');
    const keep = { verdict: 'keep', rule: null, seen };
    expect((await decide(first(), caseId, keep)).body.code).toBe('case_withdrawn');
    expect((await decide(first(), randomUUID(), keep)).body.code).toBe('case_not_found');
    await run(world.server.database, 'delete from content.posts where id = $1', id);
    await casesHousekeeping(deps())(world.now());
    expect(await queue(first())).toEqual({ cases: [], open: 0 });

    const own = await world.writer();
    await makeModerator(world.server.database, own.userId);
    await shiftSession(own, 30);
    await hold(await post(own, { content: TEXT }));
    expect((await claim(own, await soleCase())).body.code).toBe('case_of_others');
  });

  it('holds what was taken off before, told again by whomever, until a moderator publishes it', async () => {
    const words = 'The canteen of the second floor is closed for all who work in the night, and nobody says why.';
    const again = `${words.toUpperCase()}!`;
    const settled = async (id: string, decision: object) => {
      await report(must(reader), id);
      const caseId = await soleCase();
      const { seen } = (await claim(first(), caseId)).body;
      await decide(first(), caseId, { words: [], seen, ...decision });
      await settle();
    };
    const removed = { verdict: 'remove', rule: 'NOT_OWN' };
    const [copied, told] = [await post(must(author), { content: words }), await post(must(author), { content: words })];
    await settled(copied, { ...removed, rule: 'COPIED' });
    // On one day, the third repetition alone would open a case.
    world.pass(DAY_MS);
    expect(await statusOf(await post(must(author), { content: words }))).toBe('LIVE');
    await settled(told, removed);
    const held = await post(await world.writer(), { content: again });
    expect(await statusOf(held)).toBe('FLAGGED');
    const under = await comment(must(author), await post(must(author)), words);
    expect((await must(author).get(`/api/feed/v1/comment/${under}`)).body.status).toBe('HELD');
    const { cases } = await queue(first());
    expect(cases.map(({ kind, origin }: { kind: string; origin: string }) => `${kind} ${origin}`).toSorted()).toEqual([
      'comment CHECK',
      'post CHECK',
    ]);
    const ofPost = cases.find(({ kind }: { kind: string }) => kind === 'post').caseId;
    const { seen, findings: found } = (await claim(first(), ofPost)).body;
    expect(found).toMatchObject([{ rule: 'NOT_OWN', words: [] }]);
    await decide(first(), ofPost, { verdict: 'keep', rule: null, seen });
    await settle();
    expect(await statusOf(await post(must(author), { content: words }))).toBe('LIVE');
    await run(world.server.database, 'delete from moderation.removed_texts');
  });

  it('has what is told again and again, by whomever, while it stays public', async () => {
    const words = 'Three rounds, one talk, and the letter came within a week of the last one.';
    const ids = [];
    for (let telling = 0; telling < 4; telling += 1) ids.push(await post(await world.writer(), { content: words }));
    expect(await Promise.all(ids.map(statusOf))).toEqual(['LIVE', 'LIVE', 'LIVE', 'LIVE']);
    const { cases } = await queue(first());
    expect(cases).toMatchObject([
      { origin: 'CHECK', findings: 1 },
      { origin: 'CHECK', findings: 1 },
    ]);
    const { findings: found, isLive } = (await claim(first(), cases[0].caseId)).body;
    expect([found[0].rule, isLive]).toEqual(['COPIED', true]);
  });

  it('has reviews that say the same, and stars are no part of that', async () => {
    const review = { ...aReview, likes: `${aReview.likes} Nobody works on a Sunday.` };
    const give = async (who: Person, rating: number) =>
      who.post(
        '/api/review/reviews',
        { companyName: 'Vaayuna Technologies', review: { ...review, rating } },
        { 'idempotency-key': randomUUID() },
      );
    for (const [person, rating] of [
      [await world.reader(), 1],
      [await world.reader(), 5],
    ] as const)
      expect((await give(person, rating)).status).toBe(201);
    expect((await queue(first())).cases).toMatchObject([{ kind: 'review', origin: 'CHECK', findings: 1 }]);
  });

  it('reads the reports of those last who were wrong again and again, however many they are', async () => {
    const flooder = await world.reader();
    for (let wrong = 0; wrong < 6; wrong += 1) await report(flooder, await post(must(author)), 'ABUSE');
    await run(world.server.database, `update content.reports set outcome = 'UNFOUNDED'`);
    await run(world.server.database, 'delete from moderation.cases');
    await report(flooder, await post(must(author)), 'ABUSE');
    await report(await world.reader(), await post(must(author)), 'ABUSE');
    const [of, last] = (await queue(first())).cases;
    expect(Date.parse(last.dueAt) - Date.parse(of.dueAt)).toBeGreaterThan(5 * DAY_MS);
  });

  it('tells the author with the rule in its wording, and everybody without the author', async () => {
    const { database } = world.server;
    await run(database, 'delete from moderation.unlogged');
    const written = await post(must(author));
    const ids: string[] = [];
    for (let comments = 0; comments < 5; comments += 1) {
      const id = await comment(must(author), written);
      await hold(id, 'comment');
      const caseId = await soleCase();
      const { body } = await claim(first(), caseId);
      await decide(first(), caseId, { verdict: 'remove', rule: 'ABUSE', seen: body.seen });
      ids.push(id);
      await settle();
    }
    const { items } = (await must(author).get('/api/notification/notifications?platform=phone')).body;
    const told = items.find(({ variantId }: { variantId: string }) => variantId === 'statement').data;
    expect(told.title).toBe('Your comment was not published');
    const statement = await must(author).get(`/api/moderation${told.cta}`);
    expect(statement.body).toMatchObject({ act: 'REJECTED', kind: 'comment', rule: { number: 6 }, origin: 'CHECK' });
    expect((await must(reader).get(`/api/moderation${told.cta}`)).body.code).toBe('statement_not_found');

    await appendLog(deps());
    expect((await world.guest().get('/api/moderation/log')).body.items).toEqual([]);
    world.pass(DAY_MS);
    await appendLog(deps());
    const log = (await world.guest().get('/api/moderation/log?limit=3')).body;
    expect(log.items.map(({ number }: { number: number }) => number)).toEqual([5, 4, 3]);
    expect(log.items[0]).toMatchObject({ kind: 'comment', act: 'REJECTED', rule: 'ABUSE' });
    const rest = await world.guest().get(`/api/moderation/log?limit=3&cursor=${log.nextCursor}`);
    expect(rest.body.items).toHaveLength(2);
    const said = JSON.stringify([log, rest.body]);
    expect([...ids, must(author).userId].filter((id) => said.includes(id))).toEqual([]);
    expect((await world.guest().get('/api/moderation/log/sums')).body.sums).toMatchObject([{ count: 5 }]);

    const check = async () => verifyLog(await storedLog({ ...world.server, address: world.server }), null);
    expect(await check()).toEqual({ lines: 5, takenOut: 0, faults: [] });
    const [removed] = await select(
      database,
      { act: text },
      'delete from moderation.log where number = 3 returning act',
    );
    expect(removed?.act).toBe('REJECTED');
    expect((await check()).faults).toContain('Line 3 has the number 4.');
  });

  it('has a removed review again once its author has changed it', async () => {
    const body = { companyName: 'Vaayuna Technologies', review: aReview };
    const { reviewId } = (await must(author).post('/api/review/reviews', body, { 'idempotency-key': randomUUID() }))
      .body;
    await world.server.database.transaction((tx) => moderation.hold(tx, { kind: 'review', id: reviewId, findings }));
    const { seen } = (await claim(first(), await soleCase())).body;
    await decide(first(), await soleCase(), { ...taken, words: [], seen });
    await settle();
    expect((await queue(first())).cases).toEqual([]);
    await must(author).call('PUT', `/api/review/reviews/${reviewId}`, {
      body: { ...aReview, likes: 'Calm teams, fair leave.' },
    });
    expect((await queue(first())).cases).toMatchObject([{ kind: 'review' }]);
    expect((await world.guest().get(`/api/review/reviews/${reviewId}`)).status).toBe(404);
  });

  it('destroys what was removed after 180 days, unless an order holds it', async () => {
    const { database } = world.server;
    const id = await heldPost();
    const { seen } = (await claim(first(), await soleCase())).body;
    await decide(first(), await soleCase(), { ...taken, seen });
    const kept = async () =>
      (await select(database, { id: text }, 'select id::text from content.posts where id = $1', id)).length;
    await run(database, `update moderation.removed set kept_because = 'Order 12 of a court' where item_id = $1`, id);
    const housekeep = casesHousekeeping(deps());
    await housekeep(world.now() + 181 * DAY_MS);
    expect(await kept()).toBe(1);
    await run(database, 'update moderation.removed set kept_because = null');
    await housekeep(world.now() + 179 * DAY_MS);
    expect(await kept()).toBe(1);
    await housekeep(world.now() + 181 * DAY_MS);
    expect(await kept()).toBe(0);
  });
});

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The world was not set up.');
  return value;
}
