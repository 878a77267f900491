import { randomUUID } from 'node:crypto';
import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { integer } from '@/server/platform/sql-types';
import { holdCommit } from './harness/held-calls';
import { anInterview, aReview } from './harness/told-contributions';
import type { Person, World } from './harness/world';
import { startWorld } from './harness/world';

const key = () => ({ 'idempotency-key': randomUUID() });

/** How each kind is reported, and restored after its withdrawal. */
const KINDS = {
  interview: {
    tell: (person: Person, story: string) =>
      person.post('/api/interviews/interviews', { ...anInterview, story }, key()),
    idOf: ({ interviewId }: { readonly interviewId: string }) =>
      `/api/user/user/contributions/interview/${interviewId}`,
    refusal: [409, 'contribution_told_again'],
  },
  review: {
    tell: (person: Person, likes: string) =>
      person.post('/api/review/reviews', { companyName: 'Vaayuna Technologies', review: { ...aReview, likes } }, key()),
    idOf: ({ reviewId }: { readonly reviewId: string }) => `/api/review/reviews/${reviewId}`,
    refusal: [422, 'review_given_already'],
  },
} as const;

// The embedded database runs transactions one after the other.
describe.runIf(testDatabaseKinds.includes('postgres'))('what is told again and brought back at once', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld('postgres', { config: { scheduledWork: false, cards: { showWithinHours: 24 } } });
  });
  afterAll(() => world.stop());

  it.each(['interview', 'review'] as const)('is there once: %s', async (kind) => {
    const { database } = world.server;
    const { tell, idOf, refusal } = KINDS[kind];
    const person = await world.user();
    const path = idOf((await tell(person, 'The canteen is open at night.')).body);
    expect((await person.call('DELETE', path, {})).status).toBe(204);
    const stored = holdCommit(database);
    const again = tell(person, 'The bus comes every ten minutes.');
    await stored.call;
    const back = person.post(`${path}/restoration`, undefined);
    const waiting = `select count(*)::integer as number from pg_stat_activity
                     where wait_event_type = 'Lock' and datname = current_database()`;
    await vi.waitFor(async () => expect(await select(database, { number: integer }, waiting)).toEqual([{ number: 1 }]));
    stored.release();
    expect((await again).status).toBe(201);
    const { status, body } = await back;
    expect([status, body.code]).toEqual(refusal);
  });
});
