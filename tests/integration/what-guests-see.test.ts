import { randomUUID } from 'node:crypto';
import type { SampleSubjects } from '@tests/support/operation-samples';
import { sampleOf } from '@tests/support/operation-samples';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlacedOperation } from './harness/all-operations';
import { allOperations, makeCall, subjectsOf } from './harness/all-operations';
import type { Person, World } from './harness/world';
import { comment, post, startWorld } from './harness/world';

/** Compares `x-guests-see` of every write with what guests then read. */
describe('guests', () => {
  let world: World;
  let writer: Person;
  let subjects: SampleSubjects;
  let postId = '';
  let now = Date.now();
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind, { now: () => now });
    writer = await world.writer();
    await writer.post('/api/user/user/reader-step', { completed: true });
    postId = await post(await world.writer());
    const { careerStatusId } = (await writer.get('/api/user/user/profile')).body;
    subjects = subjectsOf(postId, careerStatusId, await comment(writer, postId));
  });
  afterAll(() => world.stop());

  const reads = ['/api/feed/v3/feed', '/api/feed/v1/community', '/api/dropdown/dropdown/industries/items'];
  const readAll = async () => {
    const guest = world.guest();
    const ofPost = [`/api/feed/v1/feed/${postId}`, `/api/feed/v1/post/${postId}/comments`];
    const answers = await Promise.all([...reads, ...ofPost].map((path) => guest.get(path)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    return answers.map(({ body }) => body);
  };
  const call = async (operation: PlacedOperation, by = writer, its: SampleSubjects = {}) => {
    const sample = sampleOf(operation, { ...subjects, 'idempotency-key': randomUUID(), ...its });
    const { status } = await makeCall(by, operation, sample);
    return status;
  };
  const newWriter = async () => {
    const person = await world.writer();
    await post(person);
    const { userName } = (await person.get('/api/user/user/profile')).body;
    return { person, its: { confirmation: userName } };
  };
  const writes = (guestsSee: boolean) =>
    allOperations
      .filter((operation) => operation.method !== 'get' && (operation.guestsSee !== false) === guestsSee)
      .map((operation): [string, PlacedOperation] => [operation.operationId, operation]);

  // Operations whose subjects exist only in the contract tests of their features.
  const elsewhere = new Set([
    'restorePost',
    'showLink',
    'deletePostMedia',
    'voteInPoll',
    'pickOffer',
    'markReviewHelpful',
    'giveReview',
    'giveBenefits',
    'editReview',
    'deleteReview',
    'restoreReview',
    'castVotes',
    'giveInterview',
    'answerQuestion',
    'givePhotos',
    'deletePhoto',
    'restorePhoto',
    'decideCase',
    'undoDecision',
    'sendComplaint',
    'mergeAccounts',
    'endClaim',
    'proveClaimRecord',
    'confirmClaim',
    'revokeClaims',
    'giveAnswer',
    'answerFact',
    'editAnswer',
    'withdrawAnswer',
    'replyToAnswer',
    'addCompanyDomain',
    'removeCompanyDomain',
    'decideCorrection',
  ]);

  it.each(writes(true).filter(([operationId]) => !elsewhere.has(operationId)))(
    'see what %s changes at once',
    async (_id, operation) => {
      const isEnd = ['deactivateAccount', 'deleteAccount'].includes(operation.operationId);
      const isOwn = ['editPost', 'deletePost'].includes(operation.operationId);
      const { person, its } = isEnd
        ? await newWriter()
        : { person: writer, its: isOwn ? { postId: await post(writer) } : {} };
      const before = await readAll();
      expect(await call(operation, person, its)).toBeLessThan(300);
      expect(await readAll()).not.toEqual(before);
    },
  );

  it.each(writes(false))('see nothing of what %s changes, however long they wait', async (_id, operation) => {
    const before = await readAll();
    expect(await call(operation)).toBeLessThan(500);
    now += 1_001;
    expect(await readAll()).toEqual(before);
  });
});
