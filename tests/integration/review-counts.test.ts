import { randomUUID } from 'node:crypto';
import { insertRow, run, select } from '@tests/support/sql';
import type { DisposableDatabase } from '@tests/support/test-database';
import { openDatabaseOn, testDatabaseKinds } from '@tests/support/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integer, text } from '@/server/platform/sql-types';
import { reclassifyTopics } from '@/server/services/research/review/reviews/reclassify-topics';
import { loadCatalogue } from './harness/catalogue';

const ASPECTS = ['balance', 'pay', 'security', 'promotions', 'skills', 'culture', 'satisfaction'];

const aReview = fc.record({
  company_id: fc.integer({ min: 1, max: 3 }),
  status: fc.constantFrom('LIVE', 'LIVE', 'PENDING', 'REJECTED'),
  rating: fc.integer({ min: 1, max: 5 }),
  pay: fc.option(fc.integer({ min: 1, max: 5 })),
  department_id: fc.option(fc.integer({ min: 1, max: 2 })),
  is_current: fc.option(fc.boolean()),
  liked: fc.constantFrom('{}', '{food}', '{food,pay}'),
  likes: fc.constantFrom('', 'Loud looms'),
  month: fc.integer({ min: 0, max: 20 }),
});

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), review: aReview }),
    fc.record({ kind: fc.constant('change' as const), at: fc.nat(30), review: aReview }),
    fc.record({ kind: fc.constant('remove' as const), at: fc.nat(30) }),
    fc.record({
      kind: fc.constant('draw' as const),
      at: fc.nat(30),
      card: fc.constantFrom('{}', '{d1}', '{d1,q2025-1}'),
    }),
  ),
  { minLength: 5, maxLength: 25 },
);

describe.each(testDatabaseKinds)('counts of reviews on %s', (kind) => {
  let disposable: DisposableDatabase;
  beforeAll(async () => {
    disposable = await openDatabaseOn(kind);
    await loadCatalogue(disposable.database);
  });
  afterAll(async () => {
    await disposable.database.close();
    await disposable.drop();
  });

  const rows = (sql: string, columns: Readonly<Record<string, typeof text | typeof integer>>) =>
    select(disposable.database, columns, sql);

  it('equal a recount after any changes, one by one and in bulk', async () => {
    const { database } = disposable;
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const ids: string[] = [];
        for (const step of script) {
          const id = step.kind === 'add' ? randomUUID() : ids[step.at % Math.max(1, ids.length)];
          if (id === undefined) continue;
          if (step.kind === 'remove') {
            await run(database, 'delete from research.reviews where id = $1', id);
            continue;
          }
          if (step.kind === 'draw') {
            await run(database, 'update research.reviews set card = $2 where id = $1', id, step.card);
            continue;
          }
          const { month, ...review } = step.review;
          const row = { ...review, created_at: new Date(Date.UTC(2025, month, 28, 20)) };
          if (step.kind === 'add') {
            await insertRow(database, 'research.reviews', { id, ...row });
            ids.push(id);
          } else {
            const names = Object.keys(row).map((name, place) => `${name} = $${place + 2}`);
            await run(
              database,
              `update research.reviews set ${names.join(', ')} where id = $1`,
              id,
              ...Object.values(row),
            );
          }
        }
        await expectDescribed();
        await run(database, `update research.reviews set title = 'All at once' where company_id = 1`);
        await expectRecounted();
        await run(database, 'delete from research.reviews');
        await expectRecounted();
      }),
      { numRuns: 6 },
    );
  });

  it('follow the topics that the rules of this release find in stored reviews', async () => {
    const { database } = disposable;
    const told = async () =>
      rows(
        `select key, n from research.review_counts where company_id = 2 and key in ('-leave', '-promotions') and n > 0 order by key`,
        {
          key: text,
          n: integer,
        },
      );
    for (let count = 0; count < 3; count += 1)
      await insertRow(database, 'research.reviews', {
        ...{ id: randomUUID(), company_id: 2, status: 'LIVE', rating: 3, created_at: new Date(), likes: '' },
        ...{ dislikes: 'Growth ends at team lead unless somebody leaves.', disliked: '{leave}' },
      });
    expect(await told()).toEqual([{ key: '-leave', n: 3 }]);
    await run(database, `insert into platform.facts (name, value) values ('review topics', '1')`);
    await reclassifyTopics(database);
    expect(await told()).toEqual([{ key: '-promotions', n: 3 }]);
    // Later starts do nothing, and keep what this release's imports wrote.
    await run(database, `update research.reviews set disliked = '{food}' where company_id = 2`);
    await reclassifyTopics(database);
    expect(await told()).toEqual([]);
    // An older release that still runs changes nothing back.
    await run(database, `update platform.facts set value = '10' where name = 'review topics'`);
    await reclassifyTopics(database);
    expect(await told()).toEqual([]);
    await run(database, `update platform.facts set value = '10 ${randomUUID()}' where name = 'review topics'`);
    await reclassifyTopics(database);
    expect(await told()).toEqual([]);
    await run(database, 'delete from research.reviews');
  });

  async function expectDescribed(): Promise<void> {
    const wrong = await rows(
      `select id::text from research.reviews
       where doc <> to_tsvector('english', platform.words_of(concat_ws(' . ', title, likes, dislikes)))
         || array_to_tsvector(array[company_id || ':'] || array(select company_id || ':' || key from unnest(keys) as key))`,
      { id: text },
    );
    expect(wrong).toEqual([]);
  }

  async function expectRecounted(): Promise<void> {
    const byKey = { company_id: integer, key: text, n: integer };
    expect(
      await rows('select company_id, key, n from research.review_counts where n <> 0 order by company_id, key', byKey),
    ).toEqual(
      await rows(
        `select company_id, key, count(*)::int as n from research.reviews, unnest(keys) as key where status = 'LIVE'
         group by company_id, key order by company_id, key`,
        byKey,
      ),
    );
    const byRating = { company_id: integer, aspect: text, quarter: integer, rating: integer, n: integer };
    expect(
      await rows(
        `select company_id, aspect, quarter::int as quarter, rating, n from research.review_ratings
         cross join lateral (values (1, n1), (2, n2), (3, n3), (4, n4), (5, n5)) as given (rating, n)
         where n <> 0 order by 1, 2, 3, 4`,
        byRating,
      ),
    ).toEqual(
      await rows(
        `select company_id, aspect,
           (extract(year from at) * 4 + extract(quarter from at) - 1)::int as quarter, given::int as rating, count(*)::int as n
         from (select *, created_at at time zone 'Asia/Kolkata' as at from research.reviews where status = 'LIVE') as r
         cross join lateral (values ('overall', rating), ${ASPECTS.map((name) => `('${name}', ${name})`).join(', ')}) as part (aspect, given)
         where given is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
        byRating,
      ),
    );
    const byCompany = { company_id: integer, reviews: integer, rating_total: integer };
    expect(
      await select(
        disposable.database,
        byCompany,
        `select company_id, reviews, rating_total from research.company_figures order by 1`,
      ),
    ).toEqual(
      await select(
        disposable.database,
        byCompany,
        `select c.id as company_id, count(r.id)::int as reviews, coalesce(sum(r.rating), 0)::int as rating_total
         from catalog.companies c left join research.reviews r on r.company_id = c.id and r.status = 'LIVE'
         group by c.id order by 1`,
      ),
    );
  }
});
