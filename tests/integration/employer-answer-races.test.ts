import { randomUUID } from 'node:crypto';
import { select } from '@tests/support/sql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { integer, text } from '@/server/platform/sql-types';
import { aClaimant } from './harness/claimant';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { ModeratedWorld } from './harness/moderated-world';
import { startModeratedWorld } from './harness/moderated-world';
import { aReview } from './harness/told-contributions';
import type { Person } from './harness/world';

const COMPANY = 'vaayuna-technologies';
const TEXT = 'Level changes happen in April and October now.';
const GUEST_CACHE_MS = 2_000;
const TURNS = 4;

describeOnDatabases('answers of employers at the moment of an end', (on) => {
  let here: ModeratedWorld;
  let claimants: readonly [Person, Person];
  let author: Person;
  let reviewId = '';
  const key = () => ({ 'idempotency-key': randomUUID() });
  const answer = (who: Person, itemId = reviewId) =>
    who.post('/api/employer/answers', { kind: 'review', itemId, text: TEXT }, key());
  const pathOf = (answerId: string) => `/api/employer/answers/${answerId}`;
  const revoke = () => here.people.moderator.call('DELETE', `/api/employer/companies/${COMPANY}/claims`);

  beforeAll(async () => {
    here = await startModeratedWorld(on);
  });
  afterAll(() => here.world.stop());
  beforeEach(async () => {
    const { world } = here;
    claimants = [await aClaimant(world, COMPANY), await aClaimant(world, COMPANY)];
    author = await world.writer();
    const review = { companyName: 'Vaayuna Technologies', review: aReview };
    reviewId = (await author.post('/api/review/reviews', review, key())).body.reviewId;
  });

  async function rows(): Promise<number | undefined> {
    const sql = `select count(*)::integer as rows from research.answers a where a.status <> 'WITHDRAWN'
                 and (a.item_id = $1 or a.item_id in (select id from research.answers where item_id = $1))`;
    return (await select(here.world.server.database, { rows: integer }, sql, reviewId))[0]?.rows;
  }
  async function shown(answerId: string) {
    here.world.pass(GUEST_CACHE_MS);
    const guest = here.world.guest();
    const review = await guest.get(`/api/review/reviews/${reviewId}`);
    return { answer: (await guest.get(pathOf(answerId))).status, below: review.body.answer ?? null };
  }
  async function answered(): Promise<string> {
    const given = await answer(claimants[0]);
    expect(given.status).toBe(201);
    return given.body.answerId;
  }

  it('go without their replies when a moderator revokes the claims of the company', async () => {
    const answerId = await answered();
    const replied = await author.post(`${pathOf(answerId)}/reply`, { text: 'Good to hear.' }, key());
    expect(replied.status).toBe(201);
    expect(await shown(answerId)).toMatchObject({ answer: 200, below: { answerId, reply: { text: 'Good to hear.' } } });
    expect(await rows()).toBe(2);
    expect((await revoke()).status).toBe(204);
    expect(await rows()).toBe(1);
    expect(await shown(answerId)).toMatchObject({ answer: 200, below: { text: '', reply: { text: 'Good to hear.' } } });
    expect((await answer(claimants[1])).body.code).toBe('not_claimant');
    expect((await author.call('DELETE', pathOf(replied.body.answerId))).status).toBe(204);
    expect(await shown(answerId)).toEqual({ answer: 404, below: null });
    const cases = `select item_id::text as id from moderation.cases where item_id in ($1, $2)`;
    expect(await select(here.world.server.database, { id: text }, cases, answerId, replied.body.answerId)).toEqual([]);
  });

  it('are one when two claimants answer the same at the same moment', async () => {
    const both = await Promise.all(claimants.map((claimant) => answer(claimant)));
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422]);
    expect(both.find(({ status }) => status === 422)?.body.code).toBe('answer_given');
    expect(await rows()).toBe(1);
  });

  it('have one reply when their author sends two at the same moment', async () => {
    const answerId = await answered();
    const reply = () => author.post(`${pathOf(answerId)}/reply`, { text: 'Good to hear.' }, key());
    const both = await Promise.all([reply(), reply()]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422]);
    expect(await rows()).toBe(2);
  });

  it('are unreadable at once when their review is deleted, and take no reply, edit or withdrawal', async () => {
    const answerId = await answered();
    const path = pathOf(answerId);
    expect((await author.call('DELETE', `/api/review/reviews/${reviewId}`)).status).toBe(204);
    expect((await here.world.guest().get(path)).status).toBe(404);
    for (const who of [author, ...claimants]) expect((await who.get(path)).status).toBe(404);
    expect((await author.post(`${path}/reply`, { text: 'Good to hear.' }, key())).status).toBe(404);
    expect((await claimants[1].call('PUT', path, { body: { text: `${TEXT} Both.` } })).status).toBe(404);
    expect((await answer(claimants[1])).body.code).toBe('contribution_not_found');
  });

  it('are never left to a review that is deleted while they are given', async () => {
    const [given, gone] = await Promise.all([
      answer(claimants[0]),
      author.call('DELETE', `/api/review/reviews/${reviewId}`),
    ]);
    expect(gone.status).toBe(204);
    expect([201, 404]).toContain(given.status);
    if (given.status === 201) expect(await shown(given.body.answerId)).toMatchObject({ answer: 404 });
  });

  it('are gone, or their edit is refused, when the claims are revoked while they are edited', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const answerId = turn === 0 ? await answered() : (await answer(claimants[0])).body.answerId;
      const edit = (who: Person) =>
        who.call('PUT', pathOf(answerId), { body: { text: `${TEXT} Since turn ${turn}.` } });
      const [first, ended, second] = await Promise.all([edit(claimants[0]), revoke(), edit(claimants[1])]);
      expect(ended.status).toBe(204);
      for (const { status } of [first, second]) expect([200, 403, 404]).toContain(status);
      expect(await rows()).toBe(0);
      expect(await shown(answerId)).toEqual({ answer: 404, below: null });
      claimants = [await aClaimant(here.world, COMPANY), await aClaimant(here.world, COMPANY)];
    }
  });

  it('keep a reply whose author was told that it is stored, when they are withdrawn at the same moment', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const answerId = (await answer(claimants[0])).body.answerId;
      const [replied, gone] = await Promise.all([
        author.post(`${pathOf(answerId)}/reply`, { text: 'Good to hear.' }, key()),
        claimants[1].call('DELETE', pathOf(answerId)),
      ]);
      expect(gone.status).toBe(204);
      expect(await rows()).toBe(replied.status === 201 ? 1 : 0);
      if (replied.status !== 201) continue;
      expect(await shown(answerId)).toMatchObject({ answer: 200, below: { text: '' } });
      expect((await author.call('DELETE', pathOf(replied.body.answerId))).status).toBe(204);
    }
  });

  it('are gone, or refused, when the claims are revoked while they are given, withdrawn and replied to', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const before = (await answer(claimants[0])).body.answerId;
      const calls = [
        () => answer(claimants[1]),
        () => claimants[1].call('DELETE', pathOf(before)),
        () => author.post(`${pathOf(before)}/reply`, { text: 'Good to hear.' }, key()),
        revoke,
      ];
      const all = await Promise.all(calls.map((call) => call()));
      expect(all.filter(({ status }) => status >= 500)).toEqual([]);
      expect(all.at(-1)?.status).toBe(204);
      const replied = all[2];
      expect(await rows()).toBe(replied?.status === 201 ? 1 : 0);
      if (replied?.status === 201)
        expect((await author.call('DELETE', pathOf(replied.body.answerId))).status).toBe(204);
      expect(await rows()).toBe(0);
      claimants = [await aClaimant(here.world, COMPANY), await aClaimant(here.world, COMPANY)];
    }
  });
});
