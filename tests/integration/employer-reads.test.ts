import { sampleOf } from '@tests/support/operation-samples';
import { select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenSide } from '@/server/platform/sides/sides';
import { integer } from '@/server/platform/sql-types';
import { allOperations, makeCall, subjectsOf } from './harness/all-operations';
import type { World } from './harness/world';
import { comment, post, startWorld } from './harness/world';

const reads = allOperations.filter(({ method, needsSession }) => method === 'get' && !needsSession);

describe('an account that speaks for a company', () => {
  let world: World;
  let postId: string;
  let commentId: string;
  let viewAs: (client: 'claimant' | 'staff') => Promise<number | undefined>;
  let differences: () => Promise<readonly string[]>;
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind);
    const staff = await world.writer();
    postId = await post(staff);
    commentId = await comment(staff, postId);
    const claimant = await world.writer();
    const { database, authorship, sessions } = world.server;
    expect(await chosenSide(database, authorship, authorship.personaRef(claimant.userId), 'employer')).toBe('employer');
    sessions.forget(claimant.userId);
    const guest = world.guest();
    viewAs = async (who) => {
      const client = who === 'staff' ? await world.user() : claimant;
      const { status } = await client.post('/api/feed/v1/postview/bulk', { postIds: [postId] });
      expect(status).toBe(204);
      const [row] = await select(
        database,
        { views: integer },
        `select views_count as views from content.posts where id = '${postId}'`,
      );
      return row?.views;
    };
    differences = async () => {
      const found: string[] = [];
      for (const operation of reads) {
        const sample = sampleOf(operation, subjectsOf(postId, 1, commentId, postId));
        const read = async (client: typeof guest) => {
          const { status, body } = await makeCall(client, operation, sample);
          return JSON.stringify([status, body]);
        };
        if ((await read(guest)) !== (await read(claimant))) found.push(operation.operationId);
      }
      return found;
    };
  });
  afterAll(() => world.stop());

  it('sees posts as a guest does: its views are not counted', async () => {
    expect([await viewAs('claimant'), await viewAs('staff'), await viewAs('claimant')]).toEqual([0, 1, 1]);
  });

  it('reads in every call that is open to guests what a guest reads, before and after its staff contributes', async () => {
    expect(reads.length).toBeGreaterThan(50);
    expect(await differences()).toEqual([]);
    const staff = await world.writer();
    const later = await post(staff);
    await comment(staff, later);
    await staff.post('/api/feed/v1/vote', { resourceId: postId, resourceType: 'POST', value: 1 });
    postId = later;
    // Guests' answers are shared for a second.
    world.pass(1_100);
    expect(await differences()).toEqual([]);
  });
});
