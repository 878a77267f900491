import { randomUUID } from 'node:crypto';
import { select } from '@tests/support/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmationOf } from '@/core/account/settings/account-end.rules';
import { dailyAnswerLimit } from '@/core/research/employer-answers/answer-limits.rules';
import { bigint, text } from '@/server/platform/sql-types';
import { aClaimant } from './harness/claimant';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { ModeratedWorld } from './harness/moderated-world';
import { startModeratedWorld } from './harness/moderated-world';
import type { Person } from './harness/world';

const COMPANY = 'vaayuna-technologies';
const CALM = 'Level changes happen in April and October now.';
const GUEST_CACHE_MS = 2_000;

const aReview = {
  companyName: 'Vaayuna Technologies',
  review: {
    ...{ rating: 2, aspects: {}, title: null, jobProfile: null, departmentId: null },
    ...{
      likes: 'The team explains things twice if you ask.',
      dislikes: 'Level changes happen once a year and depend on budget.',
    },
    ...{ city: null, employment: null, isCurrent: true, years: null },
  },
};

describeOnDatabases('answers of employers', (on) => {
  let here: ModeratedWorld;
  let claimant: Person;
  let author: Person;
  let reviewId = '';
  const key = () => ({ 'idempotency-key': randomUUID() });
  const answer = (who: Person, itemId: string, words = CALM, headers = key()) =>
    who.post('/api/employer/answers', { kind: 'review', itemId, text: words }, headers);

  beforeAll(async () => {
    here = await startModeratedWorld(on);
    const { world, people } = here;
    author = people.author;
    claimant = await aClaimant(world, COMPANY);
    reviewId = (await author.post('/api/review/reviews', aReview, key())).body.reviewId;
  });
  afterAll(() => here.world.stop());

  async function shown(id = reviewId) {
    here.world.pass(GUEST_CACHE_MS);
    return (await here.world.guest().get(`/api/review/reviews/${id}`)).body;
  }
  const notifications = async (who: Person) =>
    (await who.get('/api/notification/notifications?platform=phone')).body.items.map(
      (one: { variantId: string }) => one.variantId,
    );
  const logged = async () =>
    (
      await select(
        here.world.server.database,
        { act: text },
        `select act from (select act from moderation.unlogged where kind = 'employer' union all select act from moderation.log where kind = 'employer') l order by act`,
      )
    ).map(({ act }) => act);

  describe('who answers', () => {
    it('is nobody without a claim of the company', async () => {
      expect(await answer(here.people.reader, reviewId)).toMatchObject({ status: 409, body: { code: 'not_claimant' } });
      expect(await answer(here.people.moderator, reviewId)).toMatchObject({
        status: 409,
        body: { code: 'not_claimant' },
      });
      const other = await aClaimant(here.world, 'shikharix-labs');
      expect((await answer(other, reviewId)).status).toBe(409);
      expect(
        (
          await here.world
            .guest()
            .post('/api/employer/answers', { kind: 'review', itemId: reviewId, text: CALM }, key())
        ).status,
      ).toBe(401);
      expect((await shown()).answer).toBeNull();
    });

    it('is refused for what does not exist as for what is not public', async () => {
      const missing = await answer(claimant, randomUUID());
      await here.moderation.hold(here.world.server.database, { kind: 'review', id: reviewId, findings: [] });
      const held = await answer(claimant, reviewId);
      expect(missing).toMatchObject({ status: 404, body: { code: 'contribution_not_found' } });
      expect({ ...held.body, requestId: null }).toEqual({ ...missing.body, requestId: null });
      await here.moderation.items
        .find(here.world.server.database, { kind: 'review', id: reviewId })
        .then(async (found) => {
          if (found !== null) await here.moderation.items.bringBack(here.world.server.database, found);
        });
    });

    it('is told at the field what no answer says', async () => {
      const refused = await answer(claimant, reviewId, 'We know who you are. Please reach out to HR.');
      expect(refused).toMatchObject({ status: 422, body: { code: 'answer_unfitting' } });
      expect(refused.body.fields.text).toMatch(/We know who you.*reach out/s);
    });
  });

  it('lives: given once, shown below, edited, replied to once, withdrawn without its reply, each act in the log', async () => {
    const before = await shown();
    const sameKey = key();
    const given = await answer(claimant, reviewId, CALM, sameKey);
    expect(given).toMatchObject({ status: 201, body: { isHeld: false } });
    const { answerId } = given.body;
    expect((await answer(claimant, reviewId, CALM, sameKey)).body).toEqual(given.body);
    expect(await answer(claimant, reviewId)).toMatchObject({ status: 422, body: { code: 'answer_given' } });

    const answered = await shown();
    expect(answered.answer).toEqual({ answerId, text: CALM, month: null, isEdited: false, reply: null });
    expect({ ...answered, answer: null }).toEqual(before);
    expect(await notifications(author)).toContain('employer-answered');
    const [waiting] = await select(
      here.world.server.database,
      { n: bigint },
      'select count(*) as n from persona.pushes',
    );
    expect(waiting?.n).toBe(0);

    const path = `/api/employer/answers/${answerId}`;
    expect((await author.get(path)).body.canReply).toBe(true);
    for (const other of [here.people.reader, claimant, here.world.guest()])
      expect((await other.get(path)).body.canReply).toBe(false);

    expect(await author.call('PUT', path, { body: { text: 'Mine now' } })).toMatchObject({
      status: 403,
      body: { code: 'answer_not_yours' },
    });
    expect(await here.people.reader.call('DELETE', path)).toMatchObject({
      status: 403,
      body: { code: 'answer_not_yours' },
    });
    const edited = await claimant.call('PUT', path, { body: { text: `${CALM} From 2027 on.` } });
    expect(edited.status).toBe(200);
    expect((await shown()).answer).toMatchObject({ isEdited: true, text: `${CALM} From 2027 on.` });

    expect(await here.people.reader.post(`${path}/reply`, { text: 'Me too' }, key())).toMatchObject({
      status: 403,
      body: { code: 'reply_not_yours' },
    });
    const replied = await author.post(`${path}/reply`, { text: 'Good to hear.' }, key());
    expect(replied.status).toBe(201);
    expect(await author.post(`${path}/reply`, { text: 'One more.' }, key())).toMatchObject({
      status: 422,
      body: { code: 'reply_given' },
    });
    expect((await shown()).answer.reply).toEqual({ answerId: replied.body.answerId, text: 'Good to hear.' });
    expect((await claimant.call('DELETE', `/api/employer/answers/${replied.body.answerId}`)).status).toBe(403);

    expect((await claimant.call('DELETE', path)).status).toBe(204);
    expect((await shown()).answer).toMatchObject({ text: '', isEdited: false, reply: { text: 'Good to hear.' } });
    expect((await author.call('DELETE', `/api/employer/answers/${replied.body.answerId}`)).status).toBe(204);
    expect(await shown()).toEqual(before);
    expect(await notifications(author)).not.toContain('employer-answered');
    expect((await claimant.get(path)).status).toBe(404);
    expect(await logged()).toEqual(['ANSWERED', 'ANSWER_EDITED', 'ANSWER_WITHDRAWN']);
    const [left] = await select(
      here.world.server.database,
      { n: bigint },
      'select count(*) as n from research.answers',
    );
    expect(left?.n).toBe(0);
  });

  it('ends with the account that gave it, unlike the reply', async () => {
    const leaver = await aClaimant(here.world, COMPANY);
    const writer = await here.world.writer();
    const { reviewId: other } = (await writer.post('/api/review/reviews', aReview, key())).body;
    const { answerId } = (await answer(leaver, other)).body;
    const reply = { text: 'Good to hear.' };
    expect((await writer.post(`/api/employer/answers/${answerId}/reply`, reply, key())).status).toBe(201);
    const end = { confirmation: confirmationOf(''), contributions: 'erase' };
    expect((await leaver.post('/api/user/user/delete', end)).status).toBe(204);
    expect((await shown(other)).answer).toMatchObject({ answerId, text: '', reply });
    const words = select(
      here.world.server.database,
      { n: bigint },
      'select count(*) as n from research.answers where text = $1',
      CALM,
    );
    expect((await words)[0]?.n).toBe(0);
    const { userName } = (await writer.get('/api/user/user/anonymous-profile')).body;
    expect((await writer.post('/api/user/user/delete', { ...end, confirmation: userName })).status).toBe(204);
    expect((await here.world.guest().get(`/api/employer/answers/${answerId}`)).status).toBe(404);
  });

  it('is written for the company however often one claimant has changed theirs', async () => {
    const { world, people } = here;
    const other = await aClaimant(world, COMPANY);
    const { reviewId: another } = (await people.reader.post('/api/review/reviews', aReview, key())).body;
    const { answerId } = (await answer(other, another)).body;
    const change = (count: number) =>
      other.call('PUT', `/api/employer/answers/${answerId}`, { body: { text: `${CALM} ${count} levels are public.` } });
    for (let count = 1; count < dailyAnswerLimit.most; count += 1) expect((await change(count)).status).toBe(200);
    expect((await change(0)).body.code).toBe(dailyAnswerLimit.code);
    const { reviewId: third } = (await (await world.writer()).post('/api/review/reviews', aReview, key())).body;
    expect((await answer(await aClaimant(world, COMPANY), third)).status).toBe(201);
  });

  it('waits for a moderator if a check marks it, and only then shows and is told', async () => {
    const given = await answer(claimant, reviewId, 'You idiots never read the handbook, damn bastards.');
    expect(given).toMatchObject({ status: 201, body: { isHeld: true } });
    expect((await shown()).answer).toBeNull();
    expect((await here.people.reader.get(`/api/employer/answers/${given.body.answerId}`)).status).toBe(404);
    expect(await notifications(author)).not.toContain('employer-answered');
    expect((await claimant.call('DELETE', `/api/employer/answers/${given.body.answerId}`)).status).toBe(204);
  });
});
