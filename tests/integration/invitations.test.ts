import { randomUUID } from 'node:crypto';
import { select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { MIN_INVITED_PEOPLE, MIN_NEW_PEOPLE } from '@/core/kernel/figures/invited-share.rules';
import { InvitedCounts } from '@/server/platform/contributing/invited-counts';
import { bytes, integer, nullable, text } from '@/server/platform/sql-types';
import { takeDueInvitedSnapshot } from '@/server/services/research/employer/invitations/take-invited-snapshot';
import { aClaimant } from './harness/claimant';
import { describeOnDatabases } from './harness/describe-on-databases';
import { STAY } from './harness/planted-stay';
import { anInterview, aReview, aSalary } from './harness/told-contributions';
import type { Person, World } from './harness/world';
import { startWorld } from './harness/world';

const NAME = 'Vaayuna Technologies';
const SLUG = 'vaayuna-technologies';
const INVITED = { 'came-by': 'invitation' };
const key = () => ({ 'idempotency-key': randomUUID() });

describeOnDatabases('the invitation of a company', (on) => {
  let world: World;
  let claimant: Person;
  let first: Person;

  beforeAll(async () => {
    world = await startWorld(on, {
      config: { limits: { login: 600, writes: 100_000, contributions: 1_000, reads: 1_000_000 } },
    });
    claimant = await aClaimant(world, SLUG);
    first = await world.writer();
  });
  afterAll(() => world.stop());

  const salary = (person: Person, headers: object, change: object = {}) =>
    person.post('/api/salary/salaries', { ...aSalary, ...change }, { ...key(), ...headers });
  const newcomer = async (slug = SLUG): Promise<Person> => {
    const { database, authorship } = world.server;
    const [found] = await select(
      database,
      { id: integer, seal: nullable(bytes) },
      'select c.id, i.count_seal as seal from catalog.companies c left join research.invited_counts i on i.company_id = c.id where c.slug = $1',
      slug,
    );
    const { id = 0, seal = null } = found ?? {};
    const counts = new InvitedCounts(authorship, world.now);
    const met = seal === null ? new Uint8Array() : counts.open(id, seal).met;
    for (;;) {
      const person = await world.writer();
      const [byte, bit] = counts.placeOf(authorship.personaRef(person.userId), id);
      if (((met[byte] ?? 0) & bit) === 0) return person;
    }
  };
  const contribute = async (people: number, headers: object, change: object = {}) => {
    for (let number = 0; number < people; number += 1)
      expect((await salary(await newcomer(), headers, change)).status).toBe(201);
  };
  const sealed = async (slug = SLUG) => {
    const [row] = await select(
      world.server.database,
      { id: integer, seal: bytes },
      'select c.id, i.count_seal as seal from research.invited_counts i join catalog.companies c on c.id = i.company_id where c.slug = $1',
      slug,
    );
    if (row === undefined) throw new Error('There is no count.');
    return row;
  };
  const counted = async (slug = SLUG) => {
    const { id, seal } = await sealed(slug);
    const { people, invited } = new InvitedCounts(world.server.authorship, world.now).open(id, seal);
    return [people, invited];
  };
  const week = async () => {
    world.pass(7 * DAY_MS);
    const { database, authorship } = world.server;
    await takeDueInvitedSnapshot({ database, authorship, now: world.now, noise: () => 0 });
    world.pass(2_000);
  };
  const share = async () => {
    const shown = [];
    for (const reader of [world.guest(), first, claimant])
      for (const path of [`/api/company/companies/${SLUG}`, `/api/employer/companies/${SLUG}/claims`])
        shown.push((await reader.get(path)).body.invited);
    expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(1);
    return shown[0]?.tenths ?? null;
  };

  it('counts a person once, by their first contribution of whatever kind', async () => {
    expect((await salary(first, INVITED)).status).toBe(201);
    expect(await counted()).toEqual([1, 1]);
    const answers = [
      await salary(first, INVITED, { currentSalary: false, year: 2025 }),
      await first.post('/api/review/reviews', { companyName: NAME, review: aReview }, { ...key(), ...INVITED }),
      await first.post('/api/interviews/interviews', anInterview, key()),
      await first.post('/api/tenure/tenure-reports', STAY, { ...key(), ...INVITED }),
      await first.post(
        '/api/benefits/benefits',
        { companyName: NAME, codes: ['HEALTH_INSURANCE'], text: null, departmentId: null, city: null, isCurrent: true },
        { ...key(), ...INVITED },
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await counted()).toEqual([1, 1]);
  });

  it('counts a repeated request once, and takes it for the same with another header', async () => {
    const person = await newcomer();
    const headers = key();
    const one = await salary(person, headers);
    expect(await salary(person, { ...headers, ...INVITED })).toMatchObject({ status: 201, body: one.body });
    expect(await counted()).toEqual([2, 1]);
  });

  it('seals the count anew with each contribution, equally long, invited or not', async () => {
    const seals = [(await sealed()).seal];
    for (const headers of [{}, INVITED]) {
      await contribute(1, headers);
      seals.push((await sealed()).seal);
    }
    // A repeated contribution also renews the seal.
    await salary(first, {}, { currentSalary: false, year: 2024 });
    seals.push((await sealed()).seal);
    expect(new Set(seals.map((seal) => seal.toString('hex'))).size).toBe(4);
    expect(new Set(seals.map(({ length }) => length)).size).toBe(1);
    expect(await counted()).toEqual([4, 2]);
  });

  it('is taken from nobody who may not contribute, and for nothing else than the header says', async () => {
    expect((await world.guest().post('/api/salary/salaries', aSalary, { ...key(), ...INVITED })).status).toBe(401);
    expect((await salary(await world.writer(), { 'came-by': 'yes' })).status).toBe(400);
    expect(await counted()).toEqual([4, 2]);
  });

  it('counts for a claimed company alone', async () => {
    await contribute(1, INVITED, { companyName: 'Neelgiri Textiles' });
    expect(await counted('neelgiri-textiles')).toEqual([1, 0]);
  });

  it('is stored with no contribution, and with none that waits for its company', async () => {
    const newCompany = { city: 'Kochi', website: null };
    const waiting = await salary(await world.writer(), INVITED, { companyName: 'Nowhere Known Works', newCompany });
    expect(waiting.status).toBe(201);
    const stored = await select(
      world.server.database,
      { row: text },
      `select to_jsonb(p)::text as row from research.company_proposals p union all select to_jsonb(s)::text from research.salaries s
       union all select to_jsonb(r)::text from research.reviews r union all select to_jsonb(t)::text from research.tenure_reports t`,
    );
    expect(stored.length).toBeGreaterThan(6);
    expect(stored.filter(({ row }) => /invit|came.?by/i.test(row))).toEqual([]);
  });

  it('has a share from twenty people on, once a week, in tenths, the same for all readers', async () => {
    await contribute(MIN_INVITED_PEOPLE - 1 - 4, {});
    await week();
    expect(await share()).toBeNull();
    await contribute(1, {});
    expect(await share()).toBeNull();
    await week();
    expect(await share()).toBe(1);
  });

  it('keeps its share until five more people contribute, however often one account does', async () => {
    const account = await newcomer();
    for (const jobProfile of ['Software Engineer', 'Data Analyst', 'Nurse', 'Accountant', 'Teacher'])
      await salary(account, INVITED, { jobProfile });
    await contribute(MIN_NEW_PEOPLE - 2, INVITED);
    await week();
    expect(await share()).toBe(1);
    await contribute(1, INVITED);
    expect(await share()).toBe(1);
    await week();
    expect(await share()).toBe(3);
  });

  it('keeps what was counted when contributions are withdrawn, once a person', async () => {
    const [person, before] = [await newcomer(), await counted()];
    const { salaryId } = (await salary(person, INVITED)).body;
    expect((await person.call('DELETE', `/api/user/user/contributions/salary/${salaryId}`)).status).toBe(204);
    expect(await counted()).toEqual(before.map((count) => count + 1));
    await salary(person, INVITED);
    expect(await counted()).toEqual(before.map((count) => count + 1));
  });
});
