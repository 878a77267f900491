import { setTimeout as pause } from 'node:timers/promises';
import { aComplaint } from '@tests/support/a-complaint';
import { aSubmission } from '@tests/support/a-submission';
import { anOffer } from '@tests/support/an-offer';
import { aPng } from '@tests/support/pictures';
import { portalTokenOf } from '@tests/support/sign-in';
import type { Random } from '@/server/demo/random';
import { aJob, studies } from '../contract/rules/experiences.cases';
import type { Answered, Client } from '../integration/harness/client';
import type { World } from '../integration/harness/world';
import { anAnonymousProfile, profileTagOf } from '../integration/harness/world';
import { answerForCompany, CLAIMED_COMPANY, claimInTurn } from './claiming';
import type { RedTeamPerson } from './people';
import { COMPANIES, succeeded } from './people';

export interface Doing {
  readonly person: RedTeamPerson;
  readonly random: Random;
  readonly posts: string[];
  readonly names: ReadonlySet<string>;
  readonly world: World;
}

const ROLES = ['Software Engineer', 'Senior Software Engineer', 'Engineering Manager', 'Nurse'] as const;
const NEW_COMPANY = { city: 'Pune', website: 'https://jalatarang.example' };
export const PAGE_HOST = 'pages.example';
const ANYWHERE = { location: [], experience: [], employment: [], ctc: [] };
/** Contributions withdrawn by one call. */
const WITHDRAWN_HERE: readonly string[] = ['salary', 'interview', 'benefits', 'tenure'];
const MAX_WAIT_MS = 30_000;
const WAIT_MS = 50;

const key = (random: Random) => ({ 'idempotency-key': random.uuid() });
const shownBy = async ({ person }: Doing) => ({ 'profile-tag': await profileTagOf(person.client) });

async function allowed(call: Promise<Answered>): Promise<Answered> {
  const answer = await call;
  if (answer.status < 300 || (answer.status > 400 && answer.status < 500)) return answer;
  throw new Error(`A call was refused with ${answer.status}: ${JSON.stringify(answer.body)}`);
}

async function write(doing: Doing, more: Parameters<typeof aSubmission>[0]): Promise<string | undefined> {
  const { person, random, posts } = doing;
  const community = { type: 'topic', entityId: random.integer(1, 4) } as const;
  const content = `It is brighter than the old one, and ${random.integer(2, 999)} desks have a window now.`;
  const post = aSubmission({ title: 'The new floor', content, community, ...more });
  const headers = { ...key(random), ...(await shownBy(doing)) };
  const { postId } = (await allowed(person.client.post('/api/feed/v2/post', post, headers))).body;
  if (postId !== undefined) posts.push(postId);
  return postId;
}

async function writeWithPicture(doing: Doing): Promise<string | undefined> {
  const { person, random } = doing;
  const picture = aPng(random.integer(20, 200), random.integer(20, 200));
  const { fileKey } = (await allowed(person.client.post('/api/feed/v1/post/media', picture))).body;
  return fileKey === undefined
    ? undefined
    : write(doing, { media: [{ type: 'IMAGE', fileKey, description: 'A floor' }] });
}

/** The author replies if it is the person's review. */
async function answerReview({ person: { client }, random, world }: Doing): Promise<void> {
  const { items } = (await succeeded(client.get(`/api/review/reviews?company=${CLAIMED_COMPANY}`))).body;
  const open = items.find(({ answer }: { readonly answer: unknown }) => answer === null);
  if (open !== undefined) await answerForCompany(world, random, open.id);
  for (const { id } of items.filter(({ isMine }: { readonly isMine: boolean }) => isMine)) {
    const { answer } = (await succeeded(client.get(`/api/review/reviews/${id}`))).body;
    if (answer !== null)
      await allowed(
        client.post(`/api/employer/answers/${answer.answerId}/reply`, { text: 'Good to hear.' }, key(random)),
      );
  }
}

/**
 * Other actions by the product's calls. Add a line for each new personal table: `red-team.test.ts` counts empty
 * ones.
 */
export const DOINGS: Readonly<Record<string, (doing: Doing) => Promise<unknown>>> = {
  takesDataAlong: async ({ person: { client }, random }) => {
    const { exportId } = (await allowed(client.post('/api/user/user/exports', undefined))).body;
    if (exportId === undefined) return;
    for (let waited = 0; waited < MAX_WAIT_MS; waited += WAIT_MS) {
      const { items } = (await succeeded(client.get('/api/user/user/exports'))).body;
      if (items.every(({ state }: { readonly state: string }) => state !== 'making')) break;
      await pause(WAIT_MS);
    }
    if (random.chance(0.3)) await client.get(`/download/export/${exportId}`);
  },
  setsAlert: ({ person: { client }, random }) => {
    const designations = random.sample(ROLES, random.integer(1, ROLES.length));
    return allowed(client.post('/api/jobs/jobs/alerts', { designations, preferences: ANYWHERE }));
  },
  appliesForOpening: async ({ person: { client }, random }) => {
    const { items } = (await succeeded(client.get('/api/jobs/jobs'))).body;
    const { jobId } = random.pick<{ readonly jobId: string }>(items);
    await succeeded(client.call('PUT', `/api/jobs/openings/${jobId}/application`));
  },
  keepsBookmark: ({ person: { client }, random, posts }) =>
    allowed(client.call('PUT', `/api/feed/v1/bookmarks/post/${random.pick(posts)}`)),
  subscribes: ({ person: { client }, random }) =>
    succeeded(
      client.post('/api/user/user/subscription', {
        digest: random.chance(0.5),
        answers: random.pick(['off', 'daily', 'atOnce']),
      }),
    ),
  seesPopup: ({ person: { client } }) =>
    allowed(client.post('/api/user/user/popup/check', { popupType: 'allow_notifications', deviceType: 'app_ios' })),
  tellsExperience: ({ person: { client }, random }) =>
    random.chance(0.5)
      ? allowed(client.post('/api/user/v3/user/work-experience', aJob))
      : allowed(client.post('/api/user/v3/user/education', studies)),
  showsFace: ({ person: { client }, random }) =>
    allowed(client.post('/api/user/user/profile-photo', aPng(random.integer(64, 200), random.integer(64, 200)))),
  choosesPreferences: ({ person: { client }, random }) =>
    succeeded(client.post('/api/user/user/preferences', { showDesignation: random.chance(0.5) })),
  choosesPushes: ({ person: { client }, random }) =>
    succeeded(client.post('/api/push/choices', { votes: random.chance(0.5) })),
  givesFeedback: ({ person: { client }, random }) =>
    allowed(
      client.post('/api/user/user/feedback', {
        touchpoint: 'help',
        rating: random.integer(1, 5),
        comment: 'It was of use.',
      }),
    ),
  agreesToConduct: ({ person: { client } }) => allowed(client.post('/api/user/user/reader-step', { completed: true })),
  hidesPost: ({ person: { client }, random, posts }) =>
    allowed(client.call('PUT', `/api/feed/v1/post/${random.pick(posts)}/hidden`)),
  reportsPost: ({ person: { client }, random, posts }) =>
    allowed(
      client.post('/api/feed/v1/report', {
        resourceId: random.pick(posts),
        resourceType: 'post',
        reason: 'OTHER',
        details: 'It is not so.',
      }),
    ),
  blocksName: ({ person: { client }, random, names }) =>
    names.size < 3
      ? Promise.resolve()
      : allowed(client.post('/api/feed/v1/blocked-names', { name: random.pick([...names]) })),
  asksForAnswer: async ({ person: { client }, random, posts }) => {
    const path = `/api/feed/v1/post/${random.pick(posts)}/answer-request`;
    const { candidates = [] } = (await allowed(client.get(path))).body;
    if (candidates.length > 0)
      await allowed(client.post(path, { name: random.pick<{ readonly name: string }>(candidates).name }));
  },
  asksPoll: (doing) => write(doing, { poll: { options: ['Yes', 'No'], durationHours: 24 } }),
  picksOption: async ({ person: { client }, random, posts }) => {
    for (const pollId of random.sample(posts, Math.min(posts.length, 8)))
      if ((await client.post('/api/feed/v1/poll/vote', { pollId, optionId: random.integer(1, 2) })).status < 300)
        return;
  },
  showsPicture: writeWithPicture,
  changesOwn: async (doing) => {
    const postId = await write(doing, {});
    const body = { title: null, content: 'Said otherwise.', media: [] };
    const headers = await shownBy(doing);
    if (postId !== undefined)
      await allowed(doing.person.client.call('PUT', `/api/feed/v2/post/${postId}`, { body, headers }));
  },
  votesOnComment: async ({ person: { client }, random, posts }) => {
    for (const postId of random.sample(posts, Math.min(posts.length, 8))) {
      const { comments = [], items = comments } = (await allowed(client.get(`/api/feed/v1/post/${postId}/comments`)))
        .body;
      for (const { id } of items.slice(0, 2)) {
        const vote = { resourceId: id, resourceType: 'comment', voteType: 'up' };
        if ((await allowed(client.post('/api/feed/v1/vote', vote))).status < 300) return;
      }
    }
  },
  changesComment: async (doing) => {
    const { person, random, posts } = doing;
    const headers = { ...key(random), ...(await shownBy(doing)) };
    const said = { content: 'So it is with us.', profileType: 'ANONYMOUS' };
    const { id } = (await allowed(person.client.post(`/api/feed/v1/post/${random.pick(posts)}/comment`, said, headers)))
      .body;
    if (id === undefined) return;
    const changed = { body: { content: 'So it was with us.' }, headers: await shownBy(doing) };
    await allowed(person.client.call('PUT', `/api/feed/v1/comment/${id}`, changed));
  },
  savesOffer: ({ person: { client }, random }) => allowed(client.post('/api/feed/v1/salary', anOffer({}), key(random))),
  complains: ({ person: { client, email }, random, posts }) => {
    const details = 'We paid every salary of March on the 31st. '.repeat(random.integer(1, 100));
    const complaint = aComplaint(random.pick(posts), { email, ground: 'UNTRUE', details });
    return allowed(client.post('/api/complaints/complaints', complaint));
  },
  complainsOfPicture: async (doing) => {
    const { client, email } = doing.person;
    const postId = await writeWithPicture(doing);
    if (postId === undefined) return;
    doing.posts.splice(doing.posts.indexOf(postId), 1);
    await allowed(client.post('/api/complaints/complaints', aComplaint(postId, { email, ground: 'INTIMATE' })));
  },
  asksForCode: async ({ person: { client, workEmail } }) => {
    const { careerStatusId } = (await client.get('/api/user/user/profile')).body;
    await allowed(
      client.post('/api/user/user/email-verification/otp', { email: `second.${workEmail}`, careerStatusId }),
    );
  },
  complainsOfName: ({ person: { client, email }, random, posts }) => {
    const postId = random.pick(posts);
    const address = `https://tarakki.example/p/${postId}#profile-${postId}`;
    return allowed(client.post('/api/complaints/complaints', aComplaint('', { address, email, ground: 'HARASSMENT' })));
  },
  addsCompany: ({ person: { client }, random }) => {
    const added = { companyName: `Jalatarang ${random.integer(1, 9_999)}`, newCompany: NEW_COMPANY };
    const said = { codes: ['PAID_LEAVE'], text: null, departmentId: null, city: null, isCurrent: true };
    return allowed(client.post('/api/benefits/benefits', { ...added, ...said }, key(random)));
  },
  linksPage: (doing) => write(doing, { content: `It is written here: https://${PAGE_HOST}/${doing.random.uuid()}` }),
  linksPortal: async ({ person, world: { server } }) => {
    const account = `${person.name} Naukri`;
    await allowed(person.client.post('/naukri/save-info', { token: await portalTokenOf(server, account) }));
    const token = await portalTokenOf(server, account);
    await allowed(person.client.post('/api/user/user/naukri-account/consent', { consent: true }));
    await allowed(person.client.post('/api/user/user/naukri-account/link', { token, tokenType: 'one_tap' }));
  },
  claimsCompany: ({ world, random }) => claimInTurn(world, random.pick(['DNS', 'ADDRESS'] as const)),
  answersReview: answerReview,
  marksReview: async ({ person: { client }, random }) => {
    for (const name of [random.pick(COMPANIES), CLAIMED_COMPANY, ...COMPANIES]) {
      const company = name.toLowerCase().replaceAll(' ', '-');
      const { items = [] } = (await allowed(client.get(`/api/review/reviews?company=${company}`))).body;
      for (const { reviewId, id = reviewId } of items.slice(0, 2))
        await allowed(client.post(`/api/review/reviews/${id}/helpful`, { isHelpful: true }));
      if (items.length > 0) return;
    }
  },
  takesContributionBack: async ({ person: { client } }) => {
    const { items = [] } = (await allowed(client.get('/api/user/user/contributions'))).body;
    const [one] = items.filter(({ kind }: Listed) => WITHDRAWN_HERE.includes(kind));
    if (one !== undefined) await allowed(client.call('DELETE', `/api/user/user/contributions/${one.kind}/${one.id}`));
  },
};

interface Listed {
  readonly kind: string;
}

/** Final actions: another pseudonym, a pause, the end of the account. */
export const ENDS: readonly ((doing: Doing) => Promise<unknown>)[] = [
  async ({ person: { client } }) => {
    await changeName(client);
  },
  async (doing) => {
    await DOINGS.changesComment?.(doing);
    await succeeded(doing.person.client.post('/api/user/user/deactivate', undefined));
  },
  async ({ person: { client } }) => {
    const { userName } = (await succeeded(client.get('/api/user/user/anonymous-profile'))).body;
    await succeeded(client.post('/api/user/user/delete', { confirmation: userName, contributions: 'unlink' }));
  },
];

export async function changeName(client: Client): Promise<void> {
  const profile = () => client.post('/api/user/user/anonymous-profile', anAnonymousProfile());
  // The old colour is refused; the next profile has another.
  if ((await profile()).status >= 300) await succeeded(profile());
}
