import { randomUUID } from 'node:crypto';
import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { run } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { startWorld } from '../harness/world';

const DECIDED = [
  ...Array.from({ length: 6 }, () => [1, 'keep'] as const),
  ...Array.from({ length: 5 }, () => [1, 'remove'] as const),
  ...Array.from({ length: 4 }, () => [5, 'keep'] as const),
];

const aReview = {
  ...{ aspects: { pay: 3 }, title: null, dislikes: 'The pay is looked at only every two years.' },
  ...{ jobProfile: null, departmentId: null, city: null, employment: null, isCurrent: true, years: null },
};

it('decided reviews are counted by the stars that no moderator saw, and said once their month is over', async () => {
  const limits = { login: 1_000, writes: 100_000, contributions: 100_000, reads: 100_000 };
  const world = await startWorld(testDatabaseKind, { config: { limits } });
  const { database, authorship, publish, outbox } = world.server;
  const moderation = new Moderation(moderatedKinds, authorship, world.now, { showWithinHours: 0 });
  const moderator = await world.reader();
  await makeModerator(database, moderator.userId);
  await moveSessions(world.server, [moderator], 99);
  const findings = [{ rule: 'CONTACT', words: [], note: 'A phone number' }] as const;
  for (const [number, [rating, verdict]] of DECIDED.entries()) {
    const author = await world.writer();
    const likes = `The shifts of plan ${randomUUID().replaceAll(/\d|-/g, ' x ')} are known a month ahead.`;
    const review = { ...aReview, rating, likes: number === 0 ? 'Calm teams, fair leave.' : likes };
    const body = { companyName: 'Vaayuna Technologies', review };
    const sent = await author.post('/api/review/reviews', body, { 'idempotency-key': randomUUID() });
    await run(database, 'delete from moderation.cases');
    await database.transaction((tx) => moderation.hold(tx, { kind: 'review', id: sent.body.reviewId, findings }));
    const { cases } = (await moderator.get('/api/moderation/cases')).body;
    const of = `/api/moderation/cases/${cases[0].caseId}`;
    const claimed = (await moderator.call('PUT', `${of}/claim`)).body;
    expect(JSON.stringify(claimed)).not.toContain('rating');
    const decision = { verdict, rule: verdict === 'remove' ? 'CONTACT' : null, words: [], seen: claimed.seen };
    expect((await moderator.call('PUT', `${of}/decision`, { body: decision })).status).toBe(200);
    world.pass(DECISION_UNDO_MS);
    await settleDecisions({ database, authorship, outbox, publish, moderation, now: world.now });
  }
  const stars = async () => (await world.guest().get('/api/moderation/log/sums')).body.stars;
  expect(await stars()).toEqual([]);
  world.pass(31 * DAY_MS);
  expect(await stars()).toEqual([
    { rating: 1, kept: 6, takenOff: 5 },
    { rating: 5, kept: null, takenOff: null },
  ]);
  world.pass(400 * DAY_MS);
  expect(await stars()).toEqual([]);
  await world.stop();
}, 60_000);
