import { randomUUID } from 'node:crypto';
import { makeModerator } from '@tests/support/make-moderator';
import { sampleOf } from '@tests/support/operation-samples';
import { run } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, dayBeforeInIndia, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { refreshCards, runCardRound } from '@/server/platform/cards/refresh-cards';
import { releaseWaiting } from '@/server/platform/contributing/release-waiting';
import { endHolds } from '@/server/services/research/review/contribute/review-holds.queries';
import { takeTenureSnapshot } from '@/server/services/research/tenure/snapshot/take-tenure-snapshot';
import { anAccountOfTheDomain, correctEntry, proveByRecord } from '../red-team/claiming';
import { acceptCorrections } from '../red-team/moderating';
import type { RedTeamPerson } from '../red-team/people';
import { allOperations, makeCall, subjectsOf } from './harness/all-operations';
import { describeOnDatabases } from './harness/describe-on-databases';
import { STAY } from './harness/planted-stay';
import { anInterview } from './harness/told-contributions';
import type { Person, World } from './harness/world';
import { anAnonymousProfile, becomeWriter, comment, post, startWorld } from './harness/world';

const COMPANY = { companyName: 'Vaayuna Technologies' };
const SLUG = 'vaayuna-technologies';
const STAFF = 8;
const CLAIMANTS = 5;
const reads = allOperations.filter(({ method, needsSession }) => method === 'get' && !needsSession);
const LEFT_OUT: readonly string[] = [
  'deleteAccount',
  'deactivateAccount',
  'mergeAccounts',
  'endAllSessions',
  'endClaim',
];
const writes = allOperations.filter(
  ({ method, needsSession, operationId }) => method !== 'get' && needsSession && !LEFT_OUT.includes(operationId),
);
const OF_CLAIMS: readonly string[] = [
  'getCompanyClaims',
  'listCompanyActs',
  'listLogLines',
  'getLogCheckpoint',
  'getLogSums',
];
const OF_CLAIM: readonly string[] = ['claimedIn', 'isClaimed'];
const OF_ENTRY = [
  ...OF_CLAIM,
  ...['website', 'careerSiteUrl', 'headQuarter', 'hq', 'globalEmployeeCount', 'employees', 'detail'],
];
const COMPANY_PATHS = [
  `/api/review/reviews?company=${SLUG}`,
  `/api/review/review-figures?company=${SLUG}`,
  `/api/review/review-facets?company=${SLUG}`,
  `/api/interviews/interviews?company=${SLUG}`,
  `/api/interviews/interviews/summary?company=${SLUG}`,
  `/api/benefits/benefit-figures?company=${SLUG}`,
  `/api/salary/salaries/report?company=${SLUG}`,
  `/api/awards/awards/company/${SLUG}`,
  `/api/tenure/tenure-figures?company=${SLUG}`,
];
const REPLY = 'Good to hear, and about time.';
/** Removes companies' `answer` members, but not other members of that name. */
function withoutAnswer(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutAnswer);
  if (typeof body !== 'object' || body === null) return body;
  const others = Object.entries(body).filter(([name, value]) => !(name === 'answer' && isAnswer(value)));
  return Object.fromEntries(others.map(([name, value]) => [name, withoutAnswer(value)]));
}
/** Reviews have `null` without an answer; other kinds omit the member. */
const isAnswer = (value: unknown) => value === null || (typeof value === 'object' && 'answerId' in value);
const answersIn = (body: unknown) => JSON.stringify(body ?? null).split('"answer":{"answerId":').length - 1;
const key = () => ({ 'idempotency-key': randomUUID() });

/** An employer with five accounts of its domain, who knows its own people. */
describeOnDatabases('an employer with five claims of one domain', (on) => {
  let world: World;
  let subjects: ReturnType<typeof subjectsOf>;
  const claimants: RedTeamPerson[] = [];
  const authors: Person[] = [];

  beforeAll(async () => {
    world = await startWorld(on, {
      config: { limits: { login: 600, writes: 100_000, contributions: 1_000, reads: 1_000_000 } },
    });
    for (let number = 0; number < STAFF; number += 1) {
      const person = await world.writer();
      const day = dayBeforeInIndia(world.now(), 400);
      await run(
        world.server.database,
        'update identity.users set created_on = $2::date where id = $1',
        person.userId,
        day,
      );
      const words = {
        likes: `Rosters are known ${number} days ahead.`,
        dislikes: 'The bus comes late in the evening.',
      };
      const facts = {
        jobProfile: 'Nurse',
        departmentId: null,
        city: 'Kochi',
        employment: null,
        isCurrent: true,
        years: 3,
      };
      const review = { rating: 1 + (number % 5), aspects: {}, title: null, ...words, ...facts };
      expect((await person.post('/api/review/reviews', { ...COMPANY, review }, key())).status).toBe(201);
      const interview = { ...anInterview, ...COMPANY };
      expect((await person.post('/api/interviews/interviews', interview, key())).status).toBe(201);
      expect((await person.post('/api/tenure/tenure-reports', STAY, key())).status).toBe(201);
      authors.push(person);
      world.pass(2 * DAY_MS);
    }
    world.pass(9 * DAY_MS);
    const { database, authorship } = world.server;
    const rounds = { database, authorship, now: world.now };
    for (let week = 0; week < 2; week += 1) {
      await takeTenureSnapshot(rounds);
      world.pass(7 * DAY_MS);
    }
    await database.query(endHolds, dayInIndia(world.now()));
    await releaseWaiting(database, 'interviews', world.now());
    await refreshCards(rounds);
    await runCardRound(rounds);
    const writer = await world.writer();
    const postId = await post(writer);
    subjects = subjectsOf(postId, 1, await comment(writer, postId), postId);
    for (let number = 0; number < CLAIMANTS; number += 1) {
      const claimant = await anAccountOfTheDomain(world);
      await becomeWriter(claimant.client, anAnonymousProfile());
      claimants.push(claimant);
    }
  }, 120_000);
  afterAll(() => world.stop());

  const answers = new Map<string, number>();

  async function everything(by = world.guest(), leftOut = OF_CLAIM): Promise<ReadonlyMap<string, string>> {
    world.pass(2_000);
    const seen = new Map<string, string>();
    const note = (name: string, status: number, body: unknown) => {
      answers.set(name, answersIn(body));
      seen.set(
        name,
        JSON.stringify([status, withoutAnswer(body)], (member, value) => (leftOut.includes(member) ? null : value)),
      );
    };
    for (const operation of reads) {
      if (OF_CLAIMS.includes(operation.operationId)) continue;
      const { status, body } = await makeCall(by, operation, sampleOf(operation, subjects));
      note(operation.operationId, status, body);
    }
    for (const path of COMPANY_PATHS) {
      const { status, body } = await by.get(path);
      expect([path, status]).toEqual([path, 200]);
      note(path, status, body);
    }
    return seen;
  }
  const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
    [...before].flatMap(([name, said]) => (after.get(name) === said ? [] : [name]));

  it('moves no figure, no card and no order by its claims, nor by any call that it makes afterwards', async () => {
    const before = await everything();
    for (const path of COMPANY_PATHS.slice(0, 2)) expect(before.get(path)).toMatch(/Rosters|"count":[5-9]/);
    expect(changed(before, await everything())).toEqual([]);
    for (const claimant of claimants) {
      await proveByRecord(world, claimant);
      await correctEntry(claimant);
    }
    expect(changed(before, await everything())).toEqual([]);
    const refused = new Set<string>();
    for (const { client } of claimants)
      for (const operation of writes) {
        const { status, body } = await makeCall(client, operation, sampleOf(operation, subjects));
        expect(status, operation.operationId).toBeLessThan(500);
        if (body?.code === 'employer_account') refused.add(operation.operationId);
      }
    expect(refused.size).toBeGreaterThan(25);
    expect(changed(before, await everything())).toEqual([]);
  }, 300_000);

  it('moves no figure and no order once a moderator accepts its corrections', async () => {
    for (const claimant of claimants.slice(0, 1)) {
      await proveByRecord(world, claimant);
      await correctEntry(claimant);
    }
    const [before, shown] = [await everything(world.guest(), OF_ENTRY), await everything()];
    const moderator = await world.user();
    await makeModerator(world.server.database, moderator.userId);
    await acceptCorrections({ client: moderator });
    expect(changed(shown, await everything())).toContain('getCompanyDetails');
    const alone = ['listOffices', 'getOffice', 'listCompanyCorrections'];
    expect(changed(before, await everything(world.guest(), OF_ENTRY))).toEqual(alone);
  }, 300_000);

  it('adds its answers below what they answer, and changes nothing else by them, by replies, edits and withdrawals', async () => {
    const before = await everything();
    expect([...answers.values()].every((count) => count === 0)).toBe(true);
    const idsAt = async (path: string, name: string): Promise<readonly string[]> =>
      (await world.guest().get(path)).body.items.map((item: Readonly<Record<string, string>>) => item[name]);
    const reviews = await idsAt(`/api/review/reviews?company=${SLUG}`, 'id');
    const interviews = await idsAt(`/api/interviews/interviews?company=${SLUG}`, 'interviewId');
    const calls = [
      ...reviews.map((itemId) => ['answers', { kind: 'review', itemId }] as const),
      ...interviews.map((itemId) => ['answers', { kind: 'interview', itemId }] as const),
      ...['offer', 'exit'].map((question) => ['fact-answers', { company: SLUG, question }] as const),
    ];
    const given: string[] = [];
    for (const [place, [path, to]] of calls.entries()) {
      // All claimants try, each time in another order.
      const turns = claimants.map((_, turn) => claimants[(place + turn) % CLAIMANTS]);
      const codes: unknown[] = [];
      for (const claimant of turns) {
        const body = { ...to, text: `We heard this ${place} times, and rosters are out in time now.` };
        const answer = await claimant?.client.post(`/api/employer/${path}`, body, key());
        codes.push(answer?.body.code ?? answer?.status);
        if (answer?.status === 201) given.push(answer.body.answerId);
      }
      expect(codes, path).toEqual([201, ...Array.from({ length: CLAIMANTS - 1 }, () => 'answer_given')]);
    }
    expect(reviews.length).toBeGreaterThan(4);
    expect(interviews.length).toBeGreaterThan(4);
    const unchanged = async (places: Readonly<Record<string, number>>) => {
      expect(changed(before, await everything())).toEqual([]);
      expect(Object.fromEntries(COMPANY_PATHS.map((path) => [path, answers.get(path)]))).toMatchObject(places);
    };
    const atReviews = `/api/review/reviews?company=${SLUG}`;
    const atInterviews = `/api/interviews/interviews?company=${SLUG}`;
    const atTenure = `/api/tenure/tenure-figures?company=${SLUG}`;
    await unchanged({ [atReviews]: reviews.length, [atInterviews]: interviews.length, [atTenure]: 2 });

    for (const [place, answerId] of given.entries()) {
      const client = claimants[place % CLAIMANTS]?.client;
      const path = `/api/employer/answers/${answerId}`;
      const text = `Rosters are out ${place + 2} days ahead now.`;
      expect((await client?.call('PUT', path, { body: { text } }))?.status).toBe(200);
      expect((await client?.post(`${path}/reply`, { text: REPLY }, key()))?.body.code).toBe('employer_account');
    }
    await unchanged({ [atReviews]: reviews.length, [atInterviews]: interviews.length, [atTenure]: 2 });

    const replied: string[] = [];
    // The earlier sessions have expired.
    const still = authors.slice(-3);
    for (const author of still)
      for (const answerId of given)
        if ((await author.post(`/api/employer/answers/${answerId}/reply`, { text: REPLY }, key())).status === 201)
          replied.push(answerId);
    expect(replied).toHaveLength(2 * still.length);
    await unchanged({ [atReviews]: reviews.length, [atInterviews]: interviews.length, [atTenure]: 2 });

    const asRead = async (by = world.guest()) =>
      Promise.all(given.map(async (id) => (await by.get(`/api/employer/answers/${id}`)).body));
    const read = await asRead();
    for (const { client } of claimants) expect(await asRead(client)).toEqual(read);

    const withdrawn = given.slice(0, reviews.length);
    for (const answerId of withdrawn)
      expect((await claimants[4]?.client.call('DELETE', `/api/employer/answers/${answerId}`))?.status).toBe(204);
    // The replies stay.
    const left = withdrawn.filter((answerId) => replied.includes(answerId)).length;
    await unchanged({ [atReviews]: left, [atInterviews]: interviews.length, [atTenure]: 2 });
  }, 300_000);

  it('reads what guests read, before and after its people contribute', async () => {
    for (const { client } of claimants.slice(0, 2))
      expect(changed(await everything(), await everything(client))).toEqual([]);
    const staff = await world.writer();
    const review = {
      rating: 1,
      aspects: {},
      title: null,
      likes: 'The canteen is good and close.',
      dislikes: 'Late shifts are told late.',
    };
    const facts = { jobProfile: 'Nurse', departmentId: 1, city: 'Kochi', employment: null, isCurrent: true, years: 12 };
    expect(
      (await staff.post('/api/review/reviews', { ...COMPANY, review: { ...review, ...facts } }, key())).status,
    ).toBe(201);
    await post(staff);
    for (const { client } of claimants.slice(0, 2))
      expect(changed(await everything(), await everything(client))).toEqual([]);
  }, 300_000);
});
