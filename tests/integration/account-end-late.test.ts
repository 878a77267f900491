import { randomUUID } from 'node:crypto';
import { anOffer } from '@tests/support/an-offer';
import { aPng } from '@tests/support/pictures';
import { select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pauseTasksWhile } from '@/server/platform/schedule';
import { uuid } from '@/server/platform/sql-types';
import { aJob } from '../contract/rules/experiences.cases';
import type { Answered } from './harness/client';
import { describeOnDatabases } from './harness/describe-on-databases';
import { holdCalls } from './harness/held-calls';
import type { TableDump } from './harness/table-dump';
import { dumpTables, marksIn, tablesWithMore } from './harness/table-dump';
import { anInterview, aReview } from './harness/told-contributions';
import { CHANGED_BY_AN_END } from './harness/user-texts';
import type { Person, World } from './harness/world';
import { anAnonymousProfile, becomeWriter, comment, post, profileTagOf, reply, startWorld } from './harness/world';

interface Around {
  readonly name: string;
  readonly post: string;
  readonly poll: string;
  readonly offers: string;
  readonly comment: string;
  readonly question: string;
  readonly review: string;
}

interface Own {
  readonly name: string;
  readonly tag: string;
}

type Write = (person: Person, around: Around, own: Own) => Promise<Answered>;

const FEED = '/api/feed/v1';
const USER = '/api/user/user';
/** Unused files are listed until deleted, within two hours. */
const UNUSED_FILES = 'platform.unused_files';
const TOPIC = { type: 'topic', entityId: 1 };
const COMMENT = { content: 'The notice was 60 days.', profileType: 'ANONYMOUS' };
const key = () => ({ 'idempotency-key': randomUUID() });

/** One write of each kind that stores its author. */
const WRITES: Readonly<Record<string, Write>> = {
  'a vote': (person, around) =>
    person.post(`${FEED}/vote`, { resourceId: around.post, resourceType: 'post', voteType: 'up' }),
  'a comment': (person, around, { tag }) =>
    person.post(`${FEED}/post/${around.post}/comment`, COMMENT, { ...key(), 'profile-tag': tag }),
  'a reply': (person, around, { tag }) =>
    person.post(`${FEED}/post/comment/${around.comment}/reply`, COMMENT, { ...key(), 'profile-tag': tag }),
  'an answer to a question': (person, { question }, { tag }) =>
    person.post(`${FEED}/question/${question}/answer`, COMMENT, { ...key(), 'profile-tag': tag }),
  'an answer in a poll': (person, { poll }) => person.post(`${FEED}/poll/vote`, { pollId: poll, optionId: 1 }),
  'a pick of an offer': (person, { offers }) => person.post(`${FEED}/salary/vote`, { postId: offers, salaryId: 1 }),
  'a saved offer': (person) => person.post(`${FEED}/salary`, anOffer(), key()),
  'a helpful mark': (person, { review }) => person.post(`/api/review/reviews/${review}/helpful`, { isHelpful: true }),
  'a community': (person) => person.post(`${FEED}/community/join`, TOPIC),
  'a bookmark': (person, around) => person.call('PUT', `${FEED}/bookmarks/post/${around.post}`),
  'a hidden post': (person, around) => person.call('PUT', `${FEED}/post/${around.post}/hidden`),
  'a blocked name': (person, { name }) => person.post(`${FEED}/blocked-names`, { name }),
  'an answer request': (person, around) =>
    person.post(`${FEED}/post/${around.post}/answer-request`, { name: around.name }),
  'a report': (person, around) =>
    person.post(`${FEED}/report`, {
      resourceId: around.post,
      resourceType: 'post',
      reason: 'OTHER',
      details: 'It sells a course.',
    }),
  'a visit of a company': (person) =>
    person.call('PUT', '/api/aggregation/aggregation/browsing-history/vaayuna-technologies'),
  'a job alert': (person) =>
    person.post('/api/jobs/jobs/alerts', {
      designations: ['Nurse'],
      preferences: { location: [], experience: [], employment: [], ctc: [] },
    }),
  'a review': (person) =>
    person.post('/api/review/reviews', { companyName: 'Vaayuna Technologies', review: aReview }, key()),
  'a request to talk': (person, { name }, { tag }) =>
    person.post(
      '/api/chat/jobseeker/message/request',
      { to: name, messageId: randomUUID(), content: 'How was the team?' },
      { 'profile-tag': tag },
    ),
  'a room': (person) => person.post('/api/chat/jobseeker/message/room', TOPIC),
  'a device for news': (person) => {
    const keys = { p256dh: 'BNcRdreALRFX', auth: 'tBHItJI5' };
    const token = JSON.stringify({ endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, keys });
    return person.post('/api/v2/user/device/register', { token });
  },
  'choices of news': (person) => person.post('/api/push/choices', { votes: true }),
  'a pseudonym': (person, _around, { name }) =>
    person.post(`${USER}/anonymous-profile`, anAnonymousProfile({ userName: name })),
  'a bio': (person) => person.call('PUT', `${USER}/basic-details`, { body: { profileBio: 'Builds things.' } }),
  'a career status': (person) =>
    person.post(`${USER}/career-status`, {
      careerStatusType: 'working',
      careerData: { companyName: 'Neelgiri Textiles' },
    }),
  'a reader’s step': (person) => person.post(`${USER}/reader-step`, { completed: true }),
  'a position': (person) => person.post('/api/user/v3/user/work-experience', aJob),
  'a picture': (person) => person.post(`${USER}/profile-photo`, aPng(64, 64)),
  preferences: (person) => person.post(`${USER}/preferences`, { showDesignation: false }),
  'a subscription': (person) => person.post(`${USER}/subscription`, { digest: true }),
  feedback: (person) => person.post(`${USER}/feedback`, { touchpoint: 'help', rating: 2, comment: 'Not found.' }),
  'views of posts': (person, around) => person.post(`${FEED}/postview/bulk`, { postIds: [around.post] }),
  // Last, since the copy is made after the answer.
  'an export': (person) => person.post(`${USER}/exports`, undefined),
};

describeOnDatabases('an account that ends while a request of its user is on its way', (on) => {
  let world: World;
  let around: Around;
  beforeAll(async () => {
    // No task may use the database.
    world = await startWorld(on);
    pauseTasksWhile(world.server.app, () => true);
    const other = await world.user();
    const profile = anAnonymousProfile();
    await becomeWriter(other, profile);
    const offers = [];
    for (const companyName of ['Dhruvanta Pay', 'Neelgiri Textiles'])
      offers.push((await other.post(`${FEED}/salary`, anOffer({ companyName }), key())).body.id);
    const review = await other.post(
      '/api/review/reviews',
      { companyName: 'Neelgiri Textiles', review: aReview },
      key(),
    );
    await other.post('/api/interviews/interviews', anInterview, key());
    const [question] = await select(world.server.database, { id: uuid }, 'select id from research.interview_questions');
    const postId = await post(other);
    const commentId = await comment(other, postId);
    // The server remembers what it answered once, and then writes in one statement.
    const first = await world.writer();
    await first.post(`${FEED}/vote`, { resourceId: postId, resourceType: 'post', voteType: 'up' });
    await reply(first, commentId);
    around = {
      name: profile.userName,
      post: postId,
      comment: commentId,
      question: question?.id ?? '',
      poll: await post(other, { poll: { options: ['Yes', 'No'], durationHours: 24 } }),
      offers: await post(other, { salaryIds: offers }),
      review: review.body.reviewId,
    };
  });
  afterAll(() => world.stop());

  /** Leftovers in tables, and remaining references of the user. */
  function left({ userId }: Person, before: TableDump, after: TableDump): readonly string[] {
    const { authorship } = world.server;
    const persona = authorship.personaRef(userId);
    const refs = [persona, authorship.voterRef(persona), authorship.inboxRef(persona), authorship.talkerRef(persona)];
    return [
      ...tablesWithMore(before, after).filter((table) => !CHANGED_BY_AN_END.has(table) && table !== UNUSED_FILES),
      ...marksIn(after, [userId, ...refs.map((ref) => ref.toString('hex'))]),
    ];
  }

  /** Ends an account while a write (of `by`) is held at a database call. Null if there are fewer calls. */
  async function endDuring(write: Write, place: number, by: Person | null = null) {
    const { database } = world.server;
    const before = await dumpTables(database);
    const person = await world.user();
    const profile = anAnonymousProfile();
    const { userName: name } = profile;
    await becomeWriter(person, profile);
    await person.post(`${FEED}/community/join`, TOPIC);
    const writer = by ?? person;
    const tag = await profileTagOf(writer);
    const held = holdCalls(database, place);
    const late = write(writer, by === null ? around : { ...around, name }, { name, tag });
    const isHeld = await Promise.race([held.call.then(() => true), late.then(() => false)]);
    if (!isHeld) {
      held.release();
      return null;
    }
    const confirmation = { confirmation: name, contributions: 'erase' };
    const end = await person.post(`${USER}/delete`, confirmation).finally(held.release);
    const { status } = await late;
    expect(end.status).toBe(204);
    return { status, left: left(person, before, await dumpTables(database)) };
  }

  it('keeps no request to talk that another user sends meanwhile', async () => {
    const other = await world.writer();
    await post(other);
    const request = WRITES['a request to talk'] ?? expect.fail();
    const ends = [];
    for (let end = await endDuring(request, 0, other); end !== null; end = await endDuring(request, ends.length, other))
      ends.push(end);
    expect(ends.length).toBeGreaterThan(2);
    expect(ends.filter(({ status, left }) => status >= 500 || left.length > 0)).toEqual([]);
  });

  it.each(Object.entries(WRITES))('keeps nothing of it: %s', async (_kind, write) => {
    const ends = [];
    for (let end = await endDuring(write, 0); end !== null; end = await endDuring(write, ends.length)) ends.push(end);
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.filter(({ status, left }) => status >= 500 || left.length > 0)).toEqual([]);
  });
});
