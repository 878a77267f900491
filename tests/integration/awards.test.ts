import { randomUUID } from 'node:crypto';
import { insertRow, run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { integer, real, text } from '@/server/platform/sql-types';
import { countAwards } from '@/server/services/research/awards/awards/count-awards';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

describeOnDatabases('awards service', (on) => {
  let running: World;
  beforeAll(async () => {
    running = await startWorld(on);
  });
  afterAll(() => running.stop());

  const review = async (companyId: number, day: string, ratings: readonly number[]) => {
    for (const rating of ratings) {
      await insertRow(running.server.database, 'research.reviews', {
        id: randomUUID(),
        company_id: companyId,
        rating,
        likes: 'The canteen.',
        created_at: new Date(`${day}T12:00:00Z`),
      });
    }
  };
  const places = () =>
    select(
      running.server.database,
      { year: integer, category: text, company_id: integer, rank: integer, reviews: integer, score: real },
      'select year::int as year, category, company_id, rank, reviews, score from research.award_places order by year, category, rank, company_id',
    );

  it('are counted once, when the year is over, from the reviews of the year before alone', async () => {
    const { database } = running.server;
    await run(database, 'update catalog.companies set industry_id = 1');
    await review(
      1,
      '2025-06-01',
      Array.from({ length: 12 }, () => 5),
    );
    await review(
      2,
      '2025-06-01',
      Array.from({ length: 12 }, () => 3),
    );
    await review(
      3,
      '2025-12-31',
      Array.from({ length: 4 }, () => 4),
    );
    await review(3, '2026-01-02', [1, 1, 1]);
    await countAwards(database, Date.parse('2025-12-31T12:00:00Z'));
    expect(await places()).toEqual([]);
    await countAwards(database, Date.parse('2026-01-01T12:00:00Z'));
    expect(await places()).toEqual([]);
    // A second before the new year in India.
    await insertRow(database, 'research.reviews', {
      id: randomUUID(),
      company_id: 3,
      rating: 4,
      created_at: new Date('2025-12-31T18:29:59Z'),
    });
    await countAwards(database, Date.parse('2026-01-01T12:00:00Z'));
    const counted = await places();
    expect(counted.map(({ score: _score, ...place }) => place)).toEqual([
      { year: 2026, category: 'software-product', company_id: 1, rank: 1, reviews: 12 },
      { year: 2026, category: 'software-product', company_id: 3, rank: 2, reviews: 5 },
      { year: 2026, category: 'software-product', company_id: 2, rank: 3, reviews: 12 },
    ]);
    const listed = (await running.guest().get('/api/awards/awards?year=2026')).body;
    expect([listed.total, listed.items.at(1).reviews]).toEqual([3, 5]);
    expect(counted[0]?.score).toBeCloseTo((60 + 40) / 22, 4);
    await review(
      2,
      '2025-07-01',
      Array.from({ length: 30 }, () => 5),
    );
    await countAwards(database, Date.parse('2026-06-01T12:00:00Z'));
    expect(await places()).toEqual(counted);
  });
});
