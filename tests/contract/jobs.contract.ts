import { beforeAll, describe, expect, it } from 'vitest';
import type { JobFilterParameters } from '@/core/research/jobs/job-filters';
import { JobsPort } from '@/core/research/jobs/jobs.port';
import type { ContractHarness, SeededJob, SeededSalary } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';

const DAY_MS = 86_400_000;

const OPENINGS: readonly SeededJob[] = [
  {
    title: 'Software Engineer, Payments',
    company: 'Vaayuna Technologies',
    jobProfile: 'Software Engineer',
    locations: ['Bengaluru', 'Kochi'],
    workMode: 'hybrid',
    employment: 'fulltime',
    experience: [2, 4],
    pay: [900_000, 1_200_000],
    skills: ['TypeScript', 'C++'],
    description: 'Build the ledger.',
    daysAgo: 0,
  },
  {
    title: 'Senior Engineer, Payments',
    company: 'Vaayuna Technologies',
    jobProfile: 'Software Engineer',
    locations: ['Bengaluru'],
    employment: 'contractual',
    experience: [7, 12],
    pay: [null, 2_500_000],
    daysAgo: 3,
    firstDaysAgo: 70,
    timesPosted: 3,
  },
  {
    title: 'Night Nurse',
    company: 'Sagarmatha Health',
    jobProfile: 'Nurse',
    locations: ['Kochi'],
    workMode: 'office',
    employment: 'fulltime',
    experience: [0, 2],
    daysAgo: 20,
  },
  { title: 'Weaving Intern', company: 'Neelgiri Textiles', workMode: 'remote', employment: 'intern', daysAgo: 50 },
  { title: 'Loom Fitter', company: 'Neelgiri Textiles', locations: ['New Delhi'], daysAgo: 121 },
];

const [PAYMENTS = '', SENIOR = '', NURSE = '', INTERN = ''] = OPENINGS.map(({ title }) => title);

const salariesOf = (count: number, salary: Omit<SeededSalary, 'monthsAgo'>): SeededSalary[] =>
  Array.from({ length: count }, () => ({ ...salary, monthsAgo: 1 }));

export const jobsContract: Contract = (harness) => {
  const seeded = once(async (here) => {
    await here.seedSalaries([
      ...salariesOf(5, { companyId: 1, jobProfileId: 1, fixed: 800_000 }),
      ...salariesOf(5, { companyId: 2, jobProfileId: 1, fixed: 2_000_000 }),
      ...salariesOf(6, { companyId: 2, jobProfileId: 4, fixed: 300_000 }),
    ]);
    await here.seedReviews([
      ...[5, 4, 4, 4, 4].map((rating) => ({ companyId: 1, rating, createdAt: '2026-09-10T10:00:00Z' })),
      ...[1, 1, 1, 1].map((rating) => ({ companyId: 2, rating, createdAt: '2026-09-10T10:00:00Z' })),
    ]);
    await here.seedInterviews({
      companyId: 1,
      jobProfileId: 1,
      questions: [{ text: 'Explain RAII', skills: ['C++', 'Rust'] }],
      reports: [{ month: '2026-05' }],
    });
    return here.seedJobs(OPENINGS);
  });
  beforeAll(async () => {
    await seeded(harness());
  });
  const jobsOf = () => harness().as('guest').port(JobsPort);
  const titlesOf = async (query: Parameters<ReturnType<typeof jobsOf>['listJobs']>[0]) =>
    successOf(await jobsOf().listJobs(query)).items.map(({ title }) => title);

  describe('the list', () => {
    it('[API-JOBS] is newest first, without those that were posted 121 days ago, and marks the old ones', async () => {
      const page = successOf(await jobsOf().listJobs({}));
      expect(page.items.map(({ title, isOld }) => [title, isOld])).toEqual([
        [PAYMENTS, false],
        [SENIOR, false],
        [NURSE, false],
        [INTERN, true],
      ]);
      expect([page.page, page.total, page.ignored]).toEqual([1, 4, []]);
    });

    it.each<[JobFilterParameters, readonly string[]]>([
      [{ company_name: 'vaayuna-technologies' }, [PAYMENTS, SENIOR]],
      [{ company_name: 'vaayuna-technologies,neelgiri-textiles' }, [PAYMENTS, SENIOR, INTERN]],
      [{ job_profile: 'nurse' }, [NURSE]],
      [{ designation: 'payments ENGINEER' }, [PAYMENTS, SENIOR]],
      [{ designation: 'engineer night' }, []],
      [{ experience: 'fresher' }, [NURSE]],
      [{ experience: '1-3,7-plus' }, [PAYMENTS, SENIOR, NURSE]],
      [{ freshness: '7' }, [PAYMENTS, SENIOR]],
      [{ location: 'kochi' }, [PAYMENTS, NURSE]],
      [{ location: 'work-from-home' }, [INTERN]],
      [{ location: 'Kochi, work-from-home' }, [PAYMENTS, NURSE, INTERN]],
      [{ employment: 'contractual' }, [SENIOR]],
      [{ ctc: 'disclosed' }, [PAYMENTS, SENIOR]],
      [{ ctc: '20' }, [SENIOR]],
      // The small catalogue's third company has the third industry.
      [{ industry: 'textiles' }, [NURSE]],
      [{ skill: 'cpp' }, [PAYMENTS]],
      [{ location: 'kochi', employment: 'fulltime', ctc: '10', industry: 'software-product' }, [PAYMENTS]],
      [{ location: 'kochi', employment: 'intern' }, []],
    ])('[API-JOBS] takes the filters %j', async (query, titles) => {
      expect(await titlesOf(query)).toEqual(titles);
    });

    it('leaves out and names options that do not exist', async () => {
      const query = {
        location: 'kochi,atlantis',
        experience: 'ages',
        freshness: '9',
        designation: '?!',
        job_profile: "'|",
      };
      const page = successOf(await jobsOf().listJobs(query));
      expect(page.total).toBe(2);
      expect(page.ignored.toSorted((one, other) => one.parameter.localeCompare(other.parameter))).toEqual([
        { parameter: 'designation', value: '?!' },
        { parameter: 'experience', value: 'ages' },
        { parameter: 'freshness', value: '9' },
        { parameter: 'job_profile', value: "'|" },
        { parameter: 'location', value: 'atlantis' },
      ]);
    });

    it('has the rating of the company from five reviews on, also on the page of the opening', async () => {
      const { items } = successOf(await jobsOf().listJobs({}));
      const rating = { value: 4.2, count: 5, newest: '2026-09' };
      expect(items.map((item) => item.rating)).toEqual([rating, rating, null, null]);
      const details = successOf(await jobsOf().getJob({ jobId: items[0]?.jobId ?? '' }));
      expect(details.rating).toEqual(rating);
    });

    it('has pages and another order', async () => {
      expect(await titlesOf({ limit: 3, page: 2 })).toEqual([INTERN]);
      expect(await titlesOf({ page: 1_000_000_000 })).toEqual([]);
      expect(await titlesOf({ sort: 'pay' })).toEqual([SENIOR, PAYMENTS, NURSE, INTERN]);
    });
  });

  it('counts for each option what it would leave, whatever else of its filter is chosen', async () => {
    const filters = successOf(await jobsOf().listJobFilters({ location: 'kochi', employment: 'fulltime' }));
    const countsOf = (key: string) =>
      Object.fromEntries(
        filters.find((filter) => filter.key === key)?.options.map((one) => [one.urlName, one.count]) ?? [],
      );
    expect(countsOf('location')).toEqual({ kochi: 2, bengaluru: 1 });
    expect(countsOf('employment')).toEqual({ fulltime: 2, parttime: 0, contractual: 0, intern: 0, freelancer: 0 });
    expect(countsOf('freshness')).toEqual({ '1': 1, '7': 1, '30': 2 });
    expect(countsOf('experience')).toEqual({ fresher: 1, '1-3': 2, '4-6': 1, '7-plus': 0 });
    expect(countsOf('ctc')).toEqual({ disclosed: 1, '3': 1, '6': 1, '10': 1, '20': 0 });
    expect(countsOf('industry')).toEqual({ textiles: 1, 'software-product': 1 });
    const unfiltered = successOf(await jobsOf().listJobFilters({}));
    expect(unfiltered.find(({ key }) => key === 'location')?.options).toContainEqual(
      expect.objectContaining({ urlName: 'work-from-home', count: 1 }),
    );
  });

  it('[API-JOBS] shows one opening until it leaves the lists', async () => {
    const [id = '', , , , gone = ''] = await seeded(harness());
    const job = successOf(await jobsOf().getJob({ jobId: id }));
    expect(job).toMatchObject({
      title: PAYMENTS,
      company: { name: 'Vaayuna Technologies', urlName: 'vaayuna-technologies' },
      jobProfile: { name: 'Software Engineer', urlName: 'software-engineer' },
      industry: { name: 'Software Product', urlName: 'software-product' },
      compensation: { minCtc: 900_000, maxCtc: 1_200_000, currency: 'INR' },
      workMode: 'hybrid',
      description: 'Build the ledger.',
      isOld: false,
    });
    expect(Date.parse(job.leavesOn) - Date.parse(job.postedOn)).toBe(121 * DAY_MS);
    expectRefusal(await jobsOf().getJob({ jobId: gone }), 'notFound', 'job_gone');
    expectRefusal(await jobsOf().getJob({ jobId: UNKNOWN_ID }), 'notFound', 'job_not_found');
  });

  it('stands beside what people report for the role, here or else anywhere, from five reports on', async () => {
    const { items } = successOf(await jobsOf().listJobs({}));
    const newest = expect.stringMatching(/^\d{4}-\d{2}$/);
    const few = { lowerQuartile: null, upperQuartile: null };
    const atCompany = { isOfCompany: true, median: 800_000, ...few, count: 5, newest };
    expect(Object.fromEntries(items.map((job) => [job.title, job.usualPay]))).toEqual({
      [PAYMENTS]: atCompany,
      // Contract pay is not annual full-time pay.
      [SENIOR]: null,
      [NURSE]: { isOfCompany: false, median: 300_000, ...few, count: 6, newest },
      [INTERN]: null,
    });
  });

  it('of one role come with its name', async () => {
    const roleOf = async (role: string) => successOf(await jobsOf().listJobs({ job_profile: role })).jobProfile;
    const engineer = { name: 'Software Engineer', urlName: 'software-engineer' };
    expect(await roleOf('software-engineer')).toEqual(engineer);
    expect(await roleOf('Software-Engineer')).toEqual(engineer);
    for (const role of ['no-such-role', 'software-engineer,nurse', "'"]) expect(await roleOf(role)).toBeNull();
    expect(successOf(await jobsOf().listJobs({})).jobProfile).toBeNull();
  });

  it('of one skill come with its name and the number of interview questions about it', async () => {
    const skillOf = async (skill: string) => successOf(await jobsOf().listJobs({ skill })).skill;
    expect(await skillOf('cpp')).toEqual({ name: 'C++', urlName: 'cpp', questions: 1 });
    expect(await skillOf('typescript')).toEqual({ name: 'TypeScript', urlName: 'typescript', questions: 0 });
    expect(await skillOf('rust')).toEqual({ name: 'Rust', urlName: 'rust', questions: 1 });
    expect(await skillOf('js')).toEqual({ name: 'JavaScript', urlName: 'javascript', questions: 0 });
    for (const skill of ['cobol', 'cpp,rust', "'"]) expect(await skillOf(skill)).toBeNull();
    expect(successOf(await jobsOf().listJobs({})).skill).toBeNull();
  });

  describe('alerts', () => {
    const any = { location: [], experience: [], employment: [], ctc: [] } as const;

    it('[API-JOBS-ALERT] are created, listed with what is new, and deleted', async () => {
      const person = (await harness().newcomer()).port(JobsPort);
      const wish = { designations: ['Payments engineer', 'nurse'], preferences: { ...any, location: ['kochi'] } };
      const alert = successOf(await person.createJobAlert(wish));
      expect(alert).toMatchObject({ ...wish, newJobs: 1 });
      expect(alert.newSince).toBe(alert.createdOn);
      expect(successOf(await person.createJobAlert(wish)).alertId).toBe(alert.alertId);
      expect(successOf(await person.listJobAlerts())).toEqual([alert]);
      expect(successOf(await person.deleteJobAlert({ alertId: alert.alertId }))).toBeNull();
      expect(successOf(await person.listJobAlerts())).toEqual([]);
      expectRefusal(await person.deleteJobAlert({ alertId: alert.alertId }), 'notFound', 'alert_not_found');
    });

    it('are refused at the field for places that do not exist', async () => {
      const person = (await harness().newcomer()).port(JobsPort);
      const preferences = { ...any, location: ['kochi', 'Atlantis', 'el-dorado'] };
      const answer = await person.createJobAlert({ designations: ['Nurse'], preferences });
      expectRefusal(answer, 'invalid', 'validation_failed');
      const sentence = 'We don’t know the place “atlantis”, “el-dorado”. Leave it out, or choose one from the list.';
      expect(answer).toMatchObject({ failure: { fields: { 'preferences.location': sentence } } });
      expect(successOf(await person.listJobAlerts())).toEqual([]);
      const home = { ...any, location: ['work-from-home'] };
      expect(
        successOf(await person.createJobAlert({ designations: ['Nurse'], preferences: home })).preferences,
      ).toEqual(home);
    });

    it('are nobody else’s, and twenty at the most', async () => {
      const person = (await harness().newcomer()).port(JobsPort);
      const other = (await harness().newcomer()).port(JobsPort);
      const made = await Promise.all(
        Array.from({ length: 20 }, (_, place) =>
          person.createJobAlert({ designations: [`Title ${place}`], preferences: any }),
        ),
      );
      const [first] = made.map(successOf);
      expectRefusal(
        await person.createJobAlert({ designations: ['One more'], preferences: any }),
        'conflict',
        'alerts_full',
      );
      expectRefusal(await other.deleteJobAlert({ alertId: first?.alertId ?? '' }), 'notFound', 'alert_not_found');
      expect(successOf(await other.listJobAlerts())).toEqual([]);
      const guest = jobsOf();
      expectNotSignedIn(await guest.listJobAlerts());
      expectNotSignedIn(await guest.createJobAlert({ designations: ['Nurse'], preferences: any }));
      expectNotSignedIn(await guest.deleteJobAlert({ alertId: UNKNOWN_ID }));
    });

    it('lists what stands out in an opening, each sign with its fact, and none for a plain one', async () => {
      const plain = { title: 'Clerk of Signs', company: 'Vaayuna Technologies', daysAgo: 3 } as const;
      const description = 'Pay a refundable security deposit of Rs 2,500. Mail vaayuna.hr@gmail.com.';
      const odd = { ...plain, daysAgo: 61, firstDaysAgo: 90, timesPosted: 4, description };
      const [one = '', other = ''] = await harness().seedJobs([plain, odd]);
      const signsOf = async (jobId: string) => successOf(await jobsOf().getJob({ jobId })).signs;
      const kinds = (await signsOf(one)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind !== 'unknownCompany')).toEqual([]);
      const found = (await signsOf(other)).filter(({ kind }) => kind !== 'unknownCompany');
      expect(found).toEqual([
        { kind: 'money', quotes: ['Pay a refundable security deposit of Rs 2,500'], company: null },
        { kind: 'freeMail', quotes: ['vaayuna.hr@gmail.com'], company: null },
        { kind: 'unchanged', quotes: [], company: null },
        { kind: 'repeated', quotes: [], company: null },
      ]);
      const [unknown = ''] = await harness().seedJobs([{ ...plain, company: 'Sagarmatha Health' }]);
      expect(await signsOf(unknown)).toEqual([{ kind: 'unknownCompany', quotes: [], company: null }]);
    });

    it('does not call an opening old whose day of posting nobody knows', async () => {
      const opening = { title: 'Clerk of Days', company: 'Vaayuna Technologies', daysAgo: 60 } as const;
      const [known = '', unknown = ''] = await harness().seedJobs([opening, { ...opening, isDayKnown: false }]);
      expect(successOf(await jobsOf().getJob({ jobId: known }))).toMatchObject({ isDayKnown: true, isOld: true });
      expect(successOf(await jobsOf().getJob({ jobId: unknown }))).toMatchObject({ isDayKnown: false, isOld: false });
    });
  });
};

function once(seed: (here: ContractHarness) => Promise<readonly string[]>) {
  const known = new WeakMap<ContractHarness, Promise<readonly string[]>>();
  return (here: ContractHarness): Promise<readonly string[]> => {
    const ids = known.get(here) ?? seed(here);
    known.set(here, ids);
    return ids;
  };
}
