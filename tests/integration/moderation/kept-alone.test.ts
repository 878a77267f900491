import { randomUUID } from 'node:crypto';
import { select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { openRows } from '@/server/platform/moderation/moderated-items';
import { Moderation } from '@/server/platform/moderation/moderation';
import { boolean, bytes, integer, nullable, uuid } from '@/server/platform/sql-types';
import type { World } from '../harness/world';
import { startWorld } from '../harness/world';

const REVIEW = {
  ...{ rating: 2, aspects: {}, title: null, likes: 'The shifts are planned a month ahead.' },
  ...{ dislikes: 'The pay is looked at every two years.', jobProfile: null, departmentId: null, city: null },
  ...{ employment: null, isCurrent: true, years: null },
};

let world: World;
beforeAll(async () => {
  world = await startWorld(testDatabaseKind);
});
afterAll(() => world.stop());

it('what was removed is kept as it was, tied to nobody, though its author writes it again', async () => {
  const { database, authorship } = world.server;
  const moderation = new Moderation(moderatedKinds, authorship, world.now, { showWithinHours: 0 });
  const author = await world.reader();
  const body = { companyName: 'Vaayuna Technologies', review: REVIEW };
  const given = await author.post('/api/review/reviews', body, { 'idempotency-key': randomUUID() });
  const id: string = given.body.reviewId;
  const found = await moderation.items.find(database, { kind: 'review', id });
  if (found === null) throw new Error('The review is not there.');
  await database.transaction((tx) => moderation.items.takeOff(tx, found, 'removed'));
  const words = 'The pay is looked at each year now.';
  await author.call('PUT', `/api/review/reviews/${id}`, { body: { ...REVIEW, dislikes: words } });

  const columns = { item_id: uuid, author_ref: nullable(bytes), seal: bytes, is_final: boolean };
  const [kept, ...more] = await select(
    database,
    columns,
    'select item_id, author_ref, seal, is_final from moderation.removed where ends_on is not null',
  );
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ author_ref: null, is_final: true });
  expect(kept?.item_id).not.toBe(id);
  const { item } = openRows(authorship, kept?.item_id ?? '', kept?.seal ?? Buffer.alloc(0));
  expect(item.dislikes).toBe(REVIEW.dislikes);
  const held = await select(
    database,
    { count: integer },
    `select count(*)::int as count from moderation.cases where item_id = $1 and state = 'OPEN' and is_after_removal`,
    id,
  );
  expect(held).toEqual([{ count: 1 }]);
  await author.call('PUT', `/api/review/reviews/${id}`, { body: { ...REVIEW, dislikes: 'The pay is fair.' } });
  expect((await moderation.items.find(database, { kind: 'review', id }))?.state).toBe('held');
});
