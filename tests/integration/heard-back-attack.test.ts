import { insertJob } from '@tests/contract/harness/seed-jobs';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { ASKED_AFTER_DAYS } from '@/core/research/heard-back/heard-back.rules';
import { text } from '@/server/platform/sql-types';
import { takeHeardBackCount } from '@/server/services/research/jobs/heard-back/take-heard-back-count';
import { anAccountOfTheDomain, proveByRecord } from '../red-team/claiming';
import type { Client } from './harness/client';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { anAnonymousProfile, becomeWriter, startWorld } from './harness/world';

describeOnDatabases('an employer who wants to be known for answering', (on) => {
  let world: World;
  const jobs: string[] = [];
  beforeAll(async () => {
    world = await startWorld(on, {
      config: { limits: { login: 600, writes: 10_000, contributions: 1_000, reads: 100_000 } },
    });
    for (let number = 0; number < 3; number += 1)
      jobs.push(
        await insertJob(
          world.server.database,
          { title: `Analyst ${number}`, company: 'Vaayuna Technologies', daysAgo: 1 },
          world.now(),
        ),
      );
  });
  afterAll(() => world.stop());

  const older = async () => {
    const person = await world.user();
    const day = dayBeforeInIndia(world.now(), 400);
    await run(
      world.server.database,
      'update identity.users set created_on = $2::date where id = $1',
      person.userId,
      day,
    );
    return person;
  };
  const apply = async (person: Client, jobId = jobs[0]) =>
    expect((await person.call('PUT', `/api/jobs/openings/${jobId}/application`)).status).toBe(204);
  const answer = async (person: Client, told: string) => {
    const refused: string[] = [];
    for (const { applicationId } of (await person.get('/api/jobs/applications')).body) {
      const said = await person.call('PUT', `/api/jobs/applications/${applicationId}/answer`, {
        body: { answer: told },
      });
      if (said.status !== 204) refused.push(said.body.code);
    }
    return refused;
  };
  const figure = async () => {
    const { database, authorship } = world.server;
    world.pass(7 * DAY_MS);
    await takeHeardBackCount({ database, authorship, now: world.now });
    world.pass(2_000);
    return (await world.guest().get(`/api/jobs/jobs/${jobs[0]}`)).body.heardBack;
  };
  const proveAddress = async (person: Person, email: string) => {
    const { careerStatusId } = (await person.get('/api/user/user/profile')).body;
    const code = { email, careerStatusId };
    await person.post('/api/user/user/email-verification/otp', code);
    const sent = 'select body from platform.mailbox where address = $1';
    const [mail] = await select(world.server.database, { body: text }, sent, email);
    const otp = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0];
    const { body } = await person.post('/api/user/user/email-verification/otp/verify', { ...code, otp });
    expect(body.verified).toBe('VERIFIED');
  };

  it('adds nobody by five accounts of its domain, by its claim, or by one applicant of three openings', async () => {
    const planted: Person[] = [];
    for (let number = 0; number < MIN_GROUP; number += 1) {
      const person = await older();
      await becomeWriter(person, anAnonymousProfile());
      await proveAddress(person, `hr.${number}@vaayuna.example`);
      planted.push(person);
    }
    const claiming = await anAccountOfTheDomain(world);
    await proveByRecord(world, claiming);
    const claimant = claiming.client;
    const others = await Promise.all(Array.from({ length: MIN_GROUP - 1 }, older));
    for (const person of [...planted, claimant, ...others]) await apply(person);
    for (const jobId of jobs.slice(1)) await apply(others[0] as Person, jobId);

    expect(await answer(planted[0] as Person, 'offer')).toEqual(['application_not_due']);
    world.pass(ASKED_AFTER_DAYS * DAY_MS);
    for (const person of planted) expect(await answer(person, 'offer')).toEqual([]);
    expect(await answer(claimant, 'offer')).toEqual(['employer_account']);
    for (const person of others) expect(await answer(person, 'nothing')).toEqual([]);
    expect(await figure()).toBeNull();

    // A control: five real applicants make a figure without the employer.
    const more = await Promise.all(Array.from({ length: MIN_GROUP }, older));
    for (const person of more) await apply(person);
    world.pass(ASKED_AFTER_DAYS * DAY_MS);
    for (const person of more) expect(await answer(person, 'nothing')).toEqual([]);
    expect(await figure()).toMatchObject({ count: 2 * MIN_GROUP - 1, atLeast: 0 });
  });
});
