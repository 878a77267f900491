import { randomUUID } from 'node:crypto';
import { sampleOf } from '@tests/support/operation-samples';
import { run } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, dayBeforeInIndia, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { refreshCards, takeCardRound } from '@/server/platform/cards/refresh-cards';
import { releaseWaiting } from '@/server/platform/contributing/release-waiting';
import { endHolds } from '@/server/services/research/review/contribute/review-holds.queries';
import { anAccountOfTheDomain, proveByRecord } from '../red-team/claiming';
import type { RedTeamPerson } from '../red-team/people';
import { allOperations, makeCall, subjectsOf } from './harness/all-operations';
import { describeOnDatabases } from './harness/describe-on-databases';
import { anInterview } from './harness/told-contributions';
import type { World } from './harness/world';
import { anAnonymousProfile, becomeWriter, comment, post, startWorld } from './harness/world';

const COMPANY = { companyName: 'Vaayuna Technologies' };
const SLUG = 'vaayuna-technologies';
const STAFF = 8;
const CLAIMANTS = 5;
const reads = allOperations.filter(({ method, needsSession }) => method === 'get' && !needsSession);
/** Calls that end the account or its session, or that guests make as well. */
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
/** Reads that change with a claim: the page of the company and the public log. */
const OF_CLAIMS: readonly string[] = [
  'getCompanyClaims',
  'listCompanyActs',
  'listLogLines',
  'getLogCheckpoint',
  'getLogSums',
];
/** Reads of the company with its figures, its cards and their order. */
const OF_COMPANY = [
  `/api/review/reviews?company=${SLUG}`,
  `/api/review/review-figures?company=${SLUG}`,
  `/api/review/review-facets?company=${SLUG}`,
  `/api/interviews/interviews?company=${SLUG}`,
  `/api/interviews/interviews/summary?company=${SLUG}`,
  `/api/benefits/benefit-figures?company=${SLUG}`,
  `/api/salary/salaries/report?company=${SLUG}`,
  `/api/awards/awards/company/${SLUG}`,
];
const key = () => ({ 'idempotency-key': randomUUID() });

/** An employer with five accounts of its domain, which knows its own people (issue: employers answer, section 4). */
describeOnDatabases('an employer with five claims of one domain', (on) => {
  let world: World;
  let subjects: ReturnType<typeof subjectsOf>;
  const claimants: RedTeamPerson[] = [];

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
      expect((await person.post('/api/review/reviews', { ...COMPANY, review }, key())).status).toBe(200);
      const interview = { ...anInterview, ...COMPANY };
      expect((await person.post('/api/interviews/interviews', interview, key())).status).toBe(200);
      world.pass(2 * DAY_MS);
    }
    // Later no card changes by itself: what waits is let go, and the rounds have been.
    world.pass(9 * DAY_MS);
    const { database, authorship } = world.server;
    const rounds = { database, authorship, now: world.now };
    await database.query(endHolds, dayInIndia(world.now()));
    await releaseWaiting(database, 'interviews', world.now());
    await refreshCards(rounds);
    await takeCardRound(rounds);
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

  /** Everything that a guest reads; what says that the company is claimed is left out. */
  async function everything(by = world.guest()): Promise<ReadonlyMap<string, string>> {
    // Guests share an answer for a second.
    world.pass(2_000);
    const seen = new Map<string, string>();
    const isOfClaims = (name: string) => name === 'claimedIn' || name === 'isClaimed';
    const note = (name: string, status: number, body: unknown) =>
      seen.set(
        name,
        JSON.stringify([status, body], (member, value) => (isOfClaims(member) ? null : value)),
      );
    for (const operation of reads) {
      if (OF_CLAIMS.includes(operation.operationId)) continue;
      const { status, body } = await makeCall(by, operation, sampleOf(operation, subjects));
      note(operation.operationId, status, body);
    }
    for (const path of OF_COMPANY) {
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
    for (const path of OF_COMPANY.slice(0, 2)) expect(before.get(path)).toMatch(/Rosters|"count":[5-9]/);
    expect(changed(before, await everything())).toEqual([]);
    for (const claimant of claimants) await proveByRecord(world, claimant);
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
    ).toBe(200);
    await post(staff);
    for (const { client } of claimants.slice(0, 2))
      expect(changed(await everything(), await everything(client))).toEqual([]);
  }, 300_000);
});
