import { randomUUID } from 'node:crypto';
import { anOffer } from '@tests/support/an-offer';
import { sampleOf } from '@tests/support/operation-samples';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlacedOperation } from './harness/all-operations';
import { allOperations, makeCall, subjectsOf } from './harness/all-operations';
import type { Client } from './harness/client';
import type { World } from './harness/world';
import { comment, post, profileTagOf, startWorld } from './harness/world';
import type { PersonasByOperation } from './personas/personas';

const rows = Object.values(
  import.meta.glob<{ readonly personas: PersonasByOperation }>('/tests/integration/personas/*.personas.ts', {
    eager: true,
  }),
).flatMap(({ personas }) => Object.entries(personas));
const table = new Map(rows);

describe('who may what', () => {
  let world: World;
  let postId: string;
  let careerStatusId: number;
  let commentId: string;
  let pollId: string;
  let salaryId: number;
  let offersPostId: string;
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind);
    const other = await world.writer();
    postId = await post(other);
    pollId = await post(other, { poll: { options: ['Yes', 'No'], durationHours: 72 } });
    const key = { 'idempotency-key': randomUUID() };
    salaryId = (await other.post('/api/feed/v1/salary', anOffer(), key)).body.id;
    offersPostId = await post(other, { salaryIds: [salaryId] });
    commentId = await comment(other, postId);
    careerStatusId = (await other.get('/api/user/user/profile')).body.careerStatusId;
  });
  afterAll(() => world.stop());

  async function outcome(client: Client, operation: PlacedOperation): Promise<string> {
    const offers = operation.operationId === 'pickOffer' ? { postId: offersPostId } : { salaryId };
    const subjects = { ...subjectsOf(postId, careerStatusId, commentId, pollId), ...offers };
    const { status, body } = await makeCall(client, operation, sampleOf(operation, subjects));
    const detail = operation.operationId === 'createPost' ? Object.keys(body ?? {})[0] : '';
    return [status, status < 400 ? detail : body.code].filter(Boolean).join(' ');
  }

  it.each(
    allOperations
      .filter(({ isShownUnderProfile }) => isShownUnderProfile)
      .map((operation): [string, PlacedOperation] => [operation.operationId, operation]),
  )('%s is refused under another profile than the session’s', async (_id, operation) => {
    const [writer, other] = [await world.writer(), await world.writer()];
    const sample = sampleOf(operation, subjectsOf(postId, careerStatusId, commentId));
    const { status, body } = await makeCall(writer, operation, sample, {
      headers: { 'profile-tag': await profileTagOf(other) },
    });
    expect([status, body.code]).toEqual([409, 'profile_changed']);
  });

  it('is said once of every operation', () => {
    const said = rows.map(([operationId]) => operationId);
    expect(said.toSorted()).toEqual(allOperations.map(({ operationId }) => operationId).toSorted());
  });

  it.each(allOperations.map((operation): [string, PlacedOperation] => [operation.operationId, operation]))(
    '%s',
    async (id, operation) => {
      // New people per operation, since many operations change them.
      const people = [world.guest(), await world.user(), await world.reader(), await world.writer()];
      const outcomes: string[] = [];
      for (const person of people) outcomes.push(await outcome(person, operation));
      expect(outcomes).toEqual(table.get(id));
    },
  );
});
