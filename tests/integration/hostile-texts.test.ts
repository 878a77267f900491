import { randomUUID } from 'node:crypto';
import type { Sample, SampleSubjects } from '@tests/support/operation-samples';
import { sampleOf } from '@tests/support/operation-samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlacedOperation } from './harness/all-operations';
import { allOperations, makeCall, subjectsOf } from './harness/all-operations';
import type { Client } from './harness/client';
import type { TextOf } from './harness/hostile-texts';
import { hostileTexts, ordinaryText } from './harness/hostile-texts';
import { slowerThan } from './harness/longest-turn';
import type { TextField } from './harness/text-fields';
import { textFieldsOf } from './harness/text-fields';
import type { World } from './harness/world';
import { comment, post, profileTagOf, startWorld } from './harness/world';

const MIN_ALONE = 1_000;
const MIN_LONG = 10_000;
const isLong = process.env.TEST_LONG === 'on';
const SHARES = 5;
/** `HOSTILE_TEXTS=each` fills every field by itself, with every text. */
const isEach = process.env.HOSTILE_TEXTS === 'each';

describe('hostile texts of full length', () => {
  let world: World;
  let author: Client;
  let other: Client;
  let subjects: SampleSubjects;
  const tags = new Map<Client, string>();
  beforeAll(async () => {
    world = await startWorld('pglite');
    author = await world.writer();
    other = await world.writer();
    const { careerStatusId } = (await author.get('/api/user/user/profile')).body;
    const postId = await post(author);
    const review = allOperations.find(({ operationId }) => operationId === 'giveReview');
    const given = review && (await makeCall(author, review, sampleOf(review, { 'idempotency-key': randomUUID() })));
    subjects = { ...subjectsOf(postId, careerStatusId, await comment(author, postId)), reviewId: given?.body.reviewId };
  });
  afterAll(() => world.stop());

  const operations = allOperations
    .map((operation) => ({ operation, groups: groupsOf(textFieldsOf(operation)) }))
    .filter(({ groups }) => groups.length > 0);

  it.each(operations.map((each, place) => [each.operation.operationId, each, place] as const))(
    '%s takes no longer turn for them than for ordinary ones',
    async (_id, { operation, groups }, place) => {
      const parts = (await Promise.all(groups.map((group) => partsOf(operation, group)))).flat();
      const slow: string[] = [];
      for (const [index, fields] of parts.entries()) {
        const isWhole = isEach || (isLong && fields.some(({ room }) => room >= MIN_LONG));
        const call = await callerOf(operation, fields);
        const hostile = Object.entries(hostileTexts)
          .filter((_text, number) => isWhole || number % SHARES === (place + index) % SHARES)
          .map(([name, textOf]) => [name, () => call(textOf)] as const);
        const lines = await slowerThan(() => call(ordinaryText), Object.fromEntries(hostile));
        slow.push(...lines.map((line) => `${fields.map(({ name }) => name).join(', ')}: ${line}`));
      }
      expect(slow.join('\n')).toBe('');
    },
  );

  async function partsOf(
    operation: PlacedOperation,
    group: readonly TextField[],
  ): Promise<(typeof operations)[number]['groups']> {
    if (group.length === 1 || (await statusOf(author, operation, group, ordinaryText)) !== 400) return [group];
    return group.map((field) => [field]);
  }

  async function callerOf(
    operation: PlacedOperation,
    fields: readonly TextField[],
  ): Promise<(textOf: TextOf) => Promise<unknown>> {
    const isTaken = async (user: Client): Promise<boolean> =>
      (await statusOf(user, operation, fields, ordinaryText)) < 300;
    for (const user of [author, other]) {
      if ((await isTaken(user)) && (operation.method === 'get' || (await isTaken(user))))
        return (textOf) => statusOf(user, operation, fields, textOf);
    }
    const isOnce = operation.method !== 'get' && (await isTaken(await world.user()));
    return async (textOf) => statusOf(isOnce ? await world.user() : author, operation, fields, textOf);
  }

  async function statusOf(
    user: Client,
    operation: PlacedOperation,
    fields: readonly TextField[],
    textOf: TextOf,
  ): Promise<number> {
    const start = sampleOf(operation, { ...subjects, 'idempotency-key': randomUUID(), noticeId: randomUUID() });
    const filled = fields.reduce((sample, field) => {
      const text = textOf(field.room);
      return field.takes(text) ? field.fill(sample, text) : sample;
    }, start);
    const tag = operation.isShownUnderProfile ? { 'profile-tag': await tagOf(user) } : {};
    const sample: Sample = { ...filled, headers: { ...filled.headers, ...tag } };
    return (await makeCall(user, operation, sample)).status;
  }

  async function tagOf(user: Client): Promise<string> {
    const tag = tags.get(user) ?? (await profileTagOf(user));
    tags.set(user, tag);
    return tag;
  }
});

/** Long fields alone, others together; cursors alone, since an invalid one ends the request. */
function groupsOf(fields: readonly TextField[]): readonly (readonly TextField[])[] {
  const isAlone = (field: TextField): boolean => isEach || field.room >= MIN_ALONE || field.name === 'query cursor';
  const together = fields.filter((field) => !isAlone(field));
  return [...fields.filter(isAlone).map((field) => [field]), ...(together.length === 0 ? [] : [together])];
}
