import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { ApplicationsPort } from '@/core/research/heard-back/applications.port';
import type { HeardBackAnswer } from '@/core/research/heard-back/heard-back.rules';
import { ASKED_AFTER_DAYS, MAX_APPLICATIONS } from '@/core/research/heard-back/heard-back.rules';
import { JobsPort } from '@/core/research/jobs/jobs.port';
import type { Actor, Role, SeededJob } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { proveWork } from './harness/prove-work';

const opening: SeededJob = { company: 'Vaayuna Technologies', title: 'Data Analyst', daysAgo: 1 };

export const applicationsContract: Contract = (harness) => {
  const port = (role: Role) => harness().as(role).port(ApplicationsPort);
  const seed = async (company: SeededJob['company'] = opening.company): Promise<string> => {
    const [jobId = ''] = await harness().seedJobs([{ ...opening, company }]);
    return jobId;
  };
  const wait = (days = ASKED_AFTER_DAYS) => harness().pass(days * DAY_MS);
  const week = async () => {
    wait(7);
    await harness().takeHeardBackCount();
  };
  const answer = async (person: Actor, jobId: string, given: HeardBackAnswer) => {
    const applications = person.port(ApplicationsPort);
    const [found] = successOf(await applications.listApplications()).filter((one) => one.jobId === jobId);
    return applications.answerApplication({ applicationId: found?.applicationId ?? '', answer: given });
  };
  const applied = async (jobId: string, answers: readonly HeardBackAnswer[]): Promise<readonly Actor[]> => {
    const people: Actor[] = [];
    for (const _ of answers) {
      const person = await harness().newcomer();
      successOf(await person.port(ApplicationsPort).noteApplication({ jobId }));
      people.push(person);
    }
    wait();
    for (const [place, person] of people.entries()) successOf(await answer(person, jobId, answers[place] ?? 'nothing'));
    return people;
  };
  const figure = async (company: string) => {
    // Guests share an answer for a second.
    harness().pass(1_000);
    return successOf(await harness().as('guest').port(JobsPort).listJobs({ company_name: company })).heardBack;
  };

  describe('an opening that a user applied for', () => {
    it('is remembered once, asked about from the fourteenth day on, and answered; the answer can be changed and undone', async () => {
      const [jobId, applications] = [await seed(), port('reader')];
      successOf(await applications.noteApplication({ jobId }));
      successOf(await applications.noteApplication({ jobId: jobId.toUpperCase() }));
      const list = async () => successOf(await applications.listApplications()).filter((one) => one.jobId === jobId);
      const [first, ...others] = await list();
      expect(others).toEqual([]);
      expect(first).toMatchObject({
        ...{ isDue: false, answer: null, isCounted: false },
        shown: {
          title: 'Data Analyst',
          company: { urlName: 'vaayuna-technologies', name: 'Vaayuna Technologies', logo: null },
        },
      });
      const applicationId = first?.applicationId ?? '';
      const say = (given: HeardBackAnswer | null) => applications.answerApplication({ applicationId, answer: given });
      wait(ASKED_AFTER_DAYS - 1);
      expectRefusal(await say('offer'), 'conflict', 'application_not_due');
      wait(1);
      expect((await list()).map(({ isDue }) => isDue)).toEqual([true]);
      for (const given of ['offer', 'nothing', 'nothing', null, 'rejected'] as const) {
        successOf(await say(given));
        expect((await list()).map((one) => one.answer)).toEqual([given]);
      }
      await harness().takeHeardBackCount();
      expect((await list()).map(({ isCounted }) => isCounted)).toEqual([true]);
      successOf(await say('rejected'));
      expectRefusal(await say('offer'), 'conflict', 'answer_counted');

      const again = await seed();
      successOf(await applications.noteApplication({ jobId: again }));
      expect(successOf(await applications.listApplications())[0]?.jobId).toBe(again);
      successOf(await applications.noteApplication({ jobId }));
      expect((await list()).map((one) => one.answer)).toEqual([null, 'rejected']);
    });

    it('is of its user alone, and of no guest', async () => {
      const jobId = await seed();
      successOf(await port('writer').noteApplication({ jobId }));
      const [own] = successOf(await port('writer').listApplications());
      const applicationId = own?.applicationId ?? '';
      wait();
      const other = port('otherWriter');
      expect(successOf(await other.listApplications())).toEqual([]);
      const given = { applicationId, answer: 'offer' } as const;
      expectRefusal(await other.answerApplication(given), 'notFound', 'application_not_found');
      successOf(await other.removeApplication({ applicationId }));
      expect(successOf(await port('writer').listApplications())).toHaveLength(1);
      successOf(await port('writer').removeApplication({ applicationId }));
      successOf(await port('writer').removeApplication({ applicationId }));
      expect(successOf(await port('writer').listApplications())).toEqual([]);
      const guest = port('guest');
      expectNotSignedIn(await guest.listApplications());
      expectNotSignedIn(await guest.noteApplication({ jobId }));
      expectNotSignedIn(await guest.answerApplication(given));
      expectNotSignedIn(await guest.removeApplication({ applicationId }));
    });

    it('is one of the lists, and the oldest of too many is forgotten', async () => {
      const applications = (await harness().newcomer()).port(ApplicationsPort);
      expectRefusal(await applications.noteApplication({ jobId: randomUUID() }), 'notFound', 'job_not_found');
      const ids = await harness().seedJobs(Array.from({ length: MAX_APPLICATIONS + 1 }, () => opening));
      for (const jobId of ids) successOf(await applications.noteApplication({ jobId }));
      const kept = successOf(await applications.listApplications());
      expect(kept.map(({ jobId }) => jobId)).toEqual(ids.slice(1).toReversed());
    });
  });

  describe('the figure of a company', () => {
    it('needs five people, and moves by five or not at all', async () => {
      const [jobId, company] = [await seed('Neelgiri Textiles'), 'neelgiri-textiles'];
      await applied(jobId, ['offer', 'interview', 'nothing', 'nothing']);
      await week();
      expect(await figure(company)).toBeNull();
      await applied(jobId, ['nothing']);
      await week();
      expect(await figure(company)).toBeNull();
      await applied(await seed('Neelgiri Textiles'), ['nothing', 'nothing', 'nothing', 'nothing']);
      await week();
      const nine = { atLeast: 0, atMost: 33, count: 9, isSurge: false };
      expect(await figure(company)).toMatchObject(nine);

      const next = await seed('Neelgiri Textiles');
      await applied(next, ['offer', 'offer', 'offer', 'offer']);
      await week();
      expect(await figure(company)).toMatchObject(nine);
      await applied(next, ['offer', 'offer', 'offer']);
      await week();
      expect(await figure(company)).toMatchObject({ count: 16, atLeast: 46, atMost: 69 });
      const details = successOf(await harness().as('guest').port(JobsPort).getJob({ jobId: next }));
      expect(details.heardBack).toMatchObject({ count: 16 });
      expect(successOf(await harness().as('guest').port(JobsPort).listJobs({})).heardBack).toBeNull();
    });

    it('does not count those who proved before that they work there', async () => {
      const jobId = await seed('Vaayuna Technologies');
      const employees: Actor[] = [];
      for (let nth = 0; nth < 6; nth += 1) {
        const person = await harness().newcomer();
        await proveWork(harness(), person, `applicant${nth}@vaayuna.example`);
        successOf(await person.port(ApplicationsPort).noteApplication({ jobId }));
        employees.push(person);
      }
      await applied(jobId, ['nothing', 'nothing', 'nothing', 'nothing', 'nothing']);
      for (const person of employees) successOf(await answer(person, jobId, 'offer'));
      await week();
      // The reader of the first test answered at this company.
      expect(await figure('vaayuna-technologies')).toMatchObject({ count: 6, atLeast: 0, atMost: 33 });
    });
  });
};
