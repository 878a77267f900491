import { randomUUID } from 'node:crypto';
import { insertRow, run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MIN_ACCOUNT_DAYS, SNAPSHOT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import { integer } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { startWorld } from './harness/world';

const SECRET = 7_35_000;
const scope = { company: 'neelgiri-textiles', jobProfile: 'nurse', location: 'new-delhi' };

/** Figures must not reveal one person's pay, whatever others report (walk of 22: C1). */
describeOnDatabases('figures of pay', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  const giving = (person: Person, lakhs: number, change: object = {}) =>
    person.post(
      '/api/salary/salaries',
      {
        companyName: 'Neelgiri Textiles',
        jobProfile: 'Nurse',
        locationId: 2,
        department: null,
        currentSalary: true,
        year: null,
        totalExperience: 4,
        fixedSalary: { lakhs, thousand: 0 },
        variableSalary: null,
        stockDetail: null,
        isConfirmed: true,
        ...change,
      },
      { 'idempotency-key': randomUUID() },
    );
  const give = async (...given: Parameters<typeof giving>) => expect((await giving(...given)).status).toBe(201);
  const userSince = async (days: number): Promise<Person> => {
    const person = await world.user();
    const day = dayBeforeInIndia(world.now(), days);
    await run(
      world.server.database,
      'update identity.users set created_on = $2::date where id = $1',
      person.userId,
      day,
    );
    return person;
  };
  const aVictim = async (): Promise<Person> => {
    const victim = await userSince(400);
    await give(victim, 7, { fixedSalary: { lakhs: 7, thousand: 35 } });
    return victim;
  };
  /** Everything public about the scope after a snapshot; contains no median or number of the victim. */
  const answers = async () => {
    await world.takeSalarySnapshot();
    const { company, jobProfile, location } = scope;
    const queries = [
      `report?company=${company}`,
      `report?jobProfile=${jobProfile}`,
      `report?company=${company}&jobProfile=${jobProfile}`,
      `report?company=${company}&jobProfile=${jobProfile}&location=${location}`,
      `report?company=${company}&location=${location}`,
      `report?jobProfile=${jobProfile}&location=${location}`,
      `report?company=${company}&experience=4-6`,
      'x?by=company',
      'x?by=industry',
      `x?by=jobProfile&company=${company}&location=${location}`,
    ];
    const bodies: unknown[] = [];
    for (const query of queries) {
      const { status, body } = await (await world.user()).get(
        `/api/salary/salaries${query.replace(/^(report|x)/, (name) => (name === 'x' ? '' : '/report'))}`,
      );
      expect(status).toBe(200);
      bodies.push(body);
    }
    return JSON.stringify(bodies);
  };
  const clear = async (): Promise<void> => {
    for (const table of ['salaries', 'salary_figures', 'salary_scopes', 'salary_snapshots'])
      await run(world.server.database, `delete from research.${table}`);
  };
  const expectNothing = (told: string) => {
    expect(told).not.toContain(`${SECRET}`);
    expect(told).not.toMatch(/"median":\d/);
    expect(told).not.toMatch(/"count":[1-4]\b/);
  };

  it('are not made of five reports of two people', async () => {
    await clear();
    await aVictim();
    const attacker = await userSince(400);
    const year = new Date(world.now()).getUTCFullYear();
    for (const [back, lakhs] of [1, 1, 60, 60].entries()) {
      const told = back === 0 ? {} : { currentSalary: false, year: year - back };
      await give(attacker, lakhs, told);
    }
    expectNothing(await answers());
  });

  it('lose what ended accounts left, so that signing up again gives nothing', async () => {
    await clear();
    await aVictim();
    for (const lakhs of [1, 1, 60, 60]) {
      const attacker = await userSince(400);
      await give(attacker, lakhs);
      const deletion = { confirmation: 'delete', contributions: 'unlink' };
      expect((await attacker.post('/api/user/user/delete', deletion)).status).toBe(204);
    }
    const [left] = await select(
      world.server.database,
      { n: integer },
      'select count(*)::int as n from research.salaries',
    );
    expect(left).toEqual({ n: 5 });
    expectNothing(await answers());
  });

  it('count no four accounts of yesterday, nor once they are old enough', async () => {
    await clear();
    await aVictim();
    for (const lakhs of [1, 1, 60, 60]) await give(await userSince(1), lakhs);
    expectNothing(await answers());
    world.pass((MIN_ACCOUNT_DAYS - 1) * DAY_MS);
    expectNothing(await answers());
  });

  it('are not made of a victim and attackers of different kinds of work', async () => {
    await clear();
    await aVictim();
    for (const employment of ['intern', 'parttime', 'contractual', 'freelancer'])
      for (const lakhs of [1, 60]) await give(await userSince(400), lakhs, { employment });
    expectNothing(await answers());
    const { company, jobProfile } = scope;
    for (const employment of ['intern', 'parttime', 'fulltime']) {
      const query = `company=${company}&jobProfile=${jobProfile}&employment=${employment}`;
      const { body } = await (await world.user()).get(`/api/salary/salaries/report?${query}`);
      expect([body.figure.count, body.employments]).toEqual([0, []]);
    }
  });

  it('count no account of yesterday that has proven nothing', async () => {
    await clear();
    await aVictim();
    for (const lakhs of [1, 1, 1, 60, 60]) await give(await userSince(1), lakhs);
    expectNothing(await answers());
    world.pass((MIN_ACCOUNT_DAYS - 1) * DAY_MS);
    const later = await answers();
    // They are more than half of the group, so it waits.
    expect(later).not.toContain('"band":{');
    expectNothing(later);
    const last = await answers();
    // Five next to the hidden one make a band of a fixed scale.
    expect(last).toContain('"band":{"from":400000,"to":500000}');
    expectNothing(last);
  });

  it('are not made of four people and what is known of imported files', async () => {
    await clear();
    await aVictim();
    for (let number = 0; number < 4; number += 1) {
      const row = { company_id: 2, job_profile_id: 4, location_id: 2, experience: 4, month: '2026-03-01' };
      const keys = { id: randomUUID(), natural_key: randomUUID() };
      await insertRow(world.server.database, 'research.salaries', { ...row, ...keys, fixed: 100_000 + number });
    }
    expectNothing(await answers());
  });

  it('change by nobody or by five between two snapshots, and keep what was withdrawn until then', async () => {
    await clear();
    const people: Person[] = [];
    for (let number = 0; number < 12; number += 1) {
      const person = await userSince(400);
      await run(
        world.server.database,
        `update research.salaries set is_checked = true where id = $1`,
        (await giving(person, 5 + number)).body.salaryId,
      );
      people.push(person);
    }
    const read = async () => {
      world.pass(SNAPSHOT_DAYS * DAY_MS);
      await world.takeSalarySnapshot();
      const query = `company=${scope.company}&jobProfile=${scope.jobProfile}`;
      const { body } = await (await world.user()).get(`/api/salary/salaries/report?${query}`);
      return [body.figure.count, body.figure.median];
    };
    expect(await read()).toEqual([0, null]);
    expect(await read()).toEqual([12, 1_050_000]);
    for (let more = 0; more < 4; more += 1) await give(await userSince(400), 13);
    expect(await read()).toEqual([12, 1_050_000]);
    const [leaver] = people;
    expect(
      (await leaver?.post('/api/user/user/delete', { confirmation: 'delete', contributions: 'erase' }))?.status,
    ).toBe(204);
    expect(await read()).toEqual([12, 1_050_000]);
    await give(await userSince(400), 13);
    expect(await read()).toEqual([16, 1_300_000]);
  });
});
