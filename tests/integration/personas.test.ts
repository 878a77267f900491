import { sampleOf } from '@tests/support/operation-samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlacedOperation } from './harness/all-operations';
import { allOperations, makeCall, subjectsOf } from './harness/all-operations';
import type { Client } from './harness/client';
import type { World } from './harness/world';
import { post, startWorld } from './harness/world';

/**
 * Who may what: the answer to a well-formed call by a guest, by somebody who is signed in and nothing more, by a reader and by a writer. The
 * post and the career status of the calls are somebody else's. `200 message` is the answer to somebody who is no writer.
 */
const TABLE: Readonly<Record<string, readonly [guest: string, member: string, reader: string, writer: string]>> = {
  listFeed: ['200', '200', '200', '200'],
  getPost: ['200', '200', '200', '200'],
  createPost: ['401 not_signed_in', '200 message', '200 message', '200 postId'],
  listComments: ['200', '200', '200', '200'],
  castVote: ['401 not_signed_in', '422 reader_required', '200', '200'],
  findVotes: ['401 not_signed_in', '200', '200', '200'],
  listMyVotes: ['401 not_signed_in', '200', '200', '200'],
  recordPostViews: ['401 not_signed_in', '204', '204', '204'],
  listCommunities: ['200', '200', '200', '200'],
  listFollowedCommunities: ['401 not_signed_in', '200', '200', '200'],
  searchCommunities: ['200', '200', '200', '200'],
  listCommunityAggregate: ['200', '200', '200', '200'],
  joinCommunity: ['401 not_signed_in', '200', '200', '200'],
  leaveCommunity: ['401 not_signed_in', '200', '200', '200'],
  getProfile: ['401 not_signed_in', '200', '200', '200'],
  getAnonymousProfile: ['401 not_signed_in', '200', '200', '200'],
  saveAnonymousProfile: ['401 not_signed_in', '200', '200', '200'],
  validateUsername: ['401 not_signed_in', '200', '200', '200'],
  suggestAvatars: ['401 not_signed_in', '200', '200', '200'],
  suggestUsernames: ['401 not_signed_in', '200', '200', '200'],
  listPseudoProfiles: ['401 not_signed_in', '200', '200', '200'],
  selectPseudoProfile: ['401 not_signed_in', '422 profile_not_available', '422 profile_not_available', '200'],
  completeReaderStep: ['401 not_signed_in', '200', '200', '200'],
  createCareerStatus: ['401 not_signed_in', '201', '201', '201'],
  suggestCareers: ['401 not_signed_in', '200', '200', '200'],
  updateCareerStatus: [
    '401 not_signed_in',
    '404 career_status_not_found',
    '404 career_status_not_found',
    '404 career_status_not_found',
  ],
  updateUnemployedCareerStatus: [
    '401 not_signed_in',
    '404 career_status_not_found',
    '404 career_status_not_found',
    '404 career_status_not_found',
  ],
  sendVerificationCode: [
    '401 not_signed_in',
    '404 career_status_not_found',
    '404 career_status_not_found',
    '404 career_status_not_found',
  ],
  verifyCode: [
    '401 not_signed_in',
    '404 career_status_not_found',
    '404 career_status_not_found',
    '404 career_status_not_found',
  ],
  getHeadlineStats: ['200', '200', '200', '200'],
  listNotifications: ['401 not_signed_in', '200', '200', '200'],
  actOnNotifications: ['401 not_signed_in', '200', '200', '200'],
  listDepartments: ['200', '200', '200', '200'],
  listIndustries: ['200', '200', '200', '200'],
  suggestItems: ['200', '200', '200', '200'],
  logError: ['204', '204', '204', '204'],
  logPerformance: ['204', '204', '204', '204'],
  logWebVitals: ['204', '204', '204', '204'],
  getPageDetails: ['200', '200', '200', '200'],
};

describe('who may what', () => {
  let world: World;
  let postId: string;
  let careerStatusId: number;
  beforeAll(async () => {
    world = await startWorld('pglite');
    const other = await world.writer();
    postId = await post(other);
    careerStatusId = (await other.get('/api/user/user/profile')).body.careerStatusId;
  });
  afterAll(() => world.stop());

  async function outcome(client: Client, operation: PlacedOperation): Promise<string> {
    const { status, body } = await makeCall(client, operation, sampleOf(operation, subjectsOf(postId, careerStatusId)));
    const detail = operation.operationId === 'createPost' ? Object.keys(body ?? {})[0] : '';
    return [status, status < 400 ? detail : body.code].filter(Boolean).join(' ');
  }

  it('is said of every operation', () => {
    expect(Object.keys(TABLE)).toEqual(expect.arrayContaining(allOperations.map(({ operationId }) => operationId)));
    expect(Object.keys(TABLE)).toHaveLength(allOperations.length);
  });

  it.each(allOperations.map((operation): [string, PlacedOperation] => [operation.operationId, operation]))(
    '%s',
    async (id, operation) => {
      // People are made for each operation, since many operations change who one is.
      const people = [world.guest(), await world.member(), await world.reader(), await world.writer()];
      const outcomes: string[] = [];
      for (const person of people) outcomes.push(await outcome(person, operation));
      expect(outcomes).toEqual(TABLE[id]);
    },
  );
});
