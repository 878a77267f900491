import { randomUUID } from 'node:crypto';
import { aSubmission } from '@tests/support/a-submission';
import { anAnonymousProfile } from './world';

/** A call of an operation as somebody could well make it: path parameters, query, headers of its own, body. */
export interface Sample {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What the samples are about. */
export interface SampleSubjects {
  /** A live post of somebody else. */
  readonly postId: string;
  /** A career status of somebody else. */
  readonly careerStatusId: number;
}

const put = { 'x-http-method-override': 'PUT' };

/** A well-formed call of every operation that belongs to these services. A new operation without a sample fails its tests. */
export function operationSamples({ postId, careerStatusId }: SampleSubjects): Readonly<Record<string, Sample>> {
  const id = String(careerStatusId);
  const job = { departmentId: 1, industryId: 1, jobProfile: 'Nurse', tagId: 0, roleId: null };
  const email = 'asha@vaayuna.example';
  return {
    listFeed: {},
    getPost: { path: { postId } },
    createPost: { headers: { 'idempotency-key': randomUUID() }, body: aSubmission() },
    listComments: { path: { postId } },
    castVote: { body: { resourceId: postId, resourceType: 'post', voteType: 'up' } },
    findVotes: { query: `resourceId=${postId}&resourceType=post&voteType=up` },
    listMyVotes: { body: { postIds: [postId] } },
    recordPostViews: { body: { postIds: [postId] } },
    listCommunities: {},
    listFollowedCommunities: {},
    searchCommunities: { query: 'q=n' },
    listCommunityAggregate: { query: 'type=all' },
    joinCommunity: { body: { type: 'topic', entityId: 1 } },
    leaveCommunity: { body: { type: 'topic', entityId: 1 } },
    getProfile: {},
    getAnonymousProfile: {},
    saveAnonymousProfile: { body: anAnonymousProfile() },
    validateUsername: { query: 'q=PeepalRoot' },
    suggestAvatars: {},
    suggestUsernames: {},
    listPseudoProfiles: {},
    selectPseudoProfile: { body: { selectedProfileType: 'ANONYMOUS' } },
    completeReaderStep: { body: { completed: true } },
    createCareerStatus: { body: { careerStatusType: 'working', careerData: { companyName: 'Vaayuna Technologies' } } },
    suggestCareers: {},
    updateCareerStatus: { path: { careerStatusId: id }, headers: put, body: { ...job, jobLocation: null } },
    updateUnemployedCareerStatus: { path: { careerStatusId: id }, headers: put, body: job },
    sendVerificationCode: { body: { email, careerStatusId } },
    verifyCode: { body: { email, otp: '123456', careerStatusId } },
    listNotifications: { query: 'platform=phone' },
    actOnNotifications: { body: { action: 'View', notificationIds: [randomUUID()] } },
    listDepartments: {},
    listIndustries: {},
    suggestItems: { path: { list: 'company' }, query: 'q=v' },
    logError: { body: { error: 'x', display: 'WEB' } },
    logPerformance: { body: { name: 'x', duration: 1 } },
    logWebVitals: { body: { name: 'INP', value: 1 } },
    getPageDetails: { query: 'url=/' },
  };
}
