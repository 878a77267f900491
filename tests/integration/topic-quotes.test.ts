import { randomUUID } from 'node:crypto';
import { insertRow, run } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const COMPANY = 'vaayuna-technologies';
/** The highest id comes first where reviews show no month. */
const FIRST = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
const QUOTED = 'The salary of the third floor comes late.';
const OTHER = 'The salary comes late.';

describe('the sentence that is quoted on a topic', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind);
    for (const [id, dislikes] of [[FIRST, QUOTED], ...Array.from({ length: 6 }, () => [randomUUID(), OTHER])])
      await insertRow(world.server.database, 'research.reviews', {
        id,
        company_id: 1,
        rating: 2,
        dislikes,
        disliked: '{pay}',
        created_at: new Date(world.now()),
      });
  });
  afterAll(() => world.stop());

  async function told() {
    world.pass(2_000);
    const guest = world.guest();
    const { body: figures } = await guest.get(`/api/review/review-figures?company=${COMPANY}`);
    const { body: list } = await guest.get(`/api/review/reviews?company=${COMPANY}&disliked=pay`);
    const listed: readonly string[] = list.items.map(({ dislikes }: { readonly dislikes: string }) => dislikes);
    return { figures: JSON.stringify(figures), quote: figures.disliked[0].quote, listed };
  }

  it.each([
    ['waits for its hour or a moderator', `status = 'PENDING'`, `status = 'LIVE'`],
    ['is taken off', `status = 'REJECTED'`, `status = 'LIVE'`],
    ['is deleted', `status = 'DELETED', deleted_at = created_at`, `status = 'LIVE', deleted_at = null`],
    [
      'is an earlier view',
      `status = 'EARLIER', later_id = (select min(id::text)::uuid from research.reviews)`,
      `status = 'LIVE', later_id = null`,
    ],
  ])('is of no review that %s', async (_state, off, on) => {
    const { database } = world.server;
    expect(await told()).toMatchObject({ quote: QUOTED, listed: expect.arrayContaining([QUOTED]) });
    await run(database, `update research.reviews set ${off} where id = $1`, FIRST);
    const without = await told();
    expect(without.quote).toBe(OTHER);
    expect(without.figures).not.toContain(QUOTED);
    expect(without.listed).not.toContain(QUOTED);
    await run(database, `update research.reviews set ${on} where id = $1`, FIRST);
    expect((await told()).quote).toBe(QUOTED);
  });

  it('is of no review that shows and does not count yet', async () => {
    const { database } = world.server;
    await insertRow(database, 'research.review_holds', { review_id: FIRST, reason: 'SURGE' });
    expect(await told()).toMatchObject({ quote: OTHER, listed: expect.arrayContaining([QUOTED]) });
    await run(database, 'delete from research.review_holds where review_id = $1', FIRST);
    expect((await told()).quote).toBe(QUOTED);
  });
});
