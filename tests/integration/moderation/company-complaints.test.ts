import { randomUUID } from 'node:crypto';
import { aComplaint } from '@tests/support/a-complaint';
import { select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { MIN_COUNTED_DECISIONS } from '@/core/trust/public-log/log-line.rules';
import { integer, nullable } from '@/server/platform/sql-types';
import { startWorld } from '../harness/world';

const aReview = {
  ...{ aspects: { pay: 3 }, title: null, dislikes: 'The pay is looked at only every two years.' },
  ...{ jobProfile: null, departmentId: null, city: null, employment: null, isCurrent: true, years: null },
};

it('complaints of companies about reviews are said by stars once their month is over, and those of others keep none', async () => {
  const limits = { login: 1_000, writes: 100_000, contributions: 100_000, reads: 100_000 };
  const world = await startWorld(testDatabaseKind, { config: { limits } });
  const review = async (rating: number): Promise<string> => {
    const likes = `The shifts of plan ${randomUUID().replaceAll(/\d|-/g, ' x ')} are known a month ahead.`;
    const body = { companyName: 'Vaayuna Technologies', review: { ...aReview, likes, rating } };
    const author = await world.writer();
    return (await author.post('/api/review/reviews', body, { 'idempotency-key': randomUUID() })).body.reviewId;
  };
  const complain = async (reviewId: string, isForCompany: boolean) => {
    const address = `/reviews/vaayuna-technologies-reviews#review-${reviewId}`;
    const sent = await world
      .guest()
      .post('/api/complaints/complaints', aComplaint('', { address, ground: 'RIGHTS', isForCompany }));
    expect(sent.status).toBe(201);
  };
  const [bad, good] = [await review(1), await review(5)];
  for (let sent = 0; sent < MIN_COUNTED_DECISIONS; sent += 1) await complain(bad, true);
  await complain(good, true);
  await complain(good, false);
  const sums = async () => (await world.guest().get('/api/complaints/sums')).body.companies;
  const said = { received: MIN_COUNTED_DECISIONS + 1, decided: null, kept: null };
  expect(await sums()).toEqual({ ...said, stars: [] });
  world.pass(31 * DAY_MS);
  const stars = [
    { rating: 1, received: MIN_COUNTED_DECISIONS },
    { rating: 5, received: null },
  ];
  expect(await sums()).toEqual({ ...said, stars });
  const ofOthers = 'select rating::int as rating from moderation.complaints where not is_for_company';
  expect(await select(world.server.database, { rating: nullable(integer) }, ofOthers)).toEqual([{ rating: null }]);
  world.pass(400 * DAY_MS);
  expect(await sums()).toEqual({ received: null, decided: null, kept: null, stars: [] });
  await world.stop();
}, 60_000);
