import { beforeAll, describe, expect, it } from 'vitest';
import { marginOf } from '@/core/kernel/figures/figures.rules';
import { shownMargin } from '@/core/kernel/figures/shown-numbers.rules';
import type { SalaryFigure } from '@/core/research/salaries/salary';
import type { SalaryListQuery, SalaryScope } from '@/core/research/salaries/salary-reading.port';
import { SalaryReadingPort } from '@/core/research/salaries/salary-reading.port';
import type { SeededSalary } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { failureOf, successOf } from './harness/outcomes';

const [VAAYUNA, NEELGIRI, SAGARMATHA] = [1, 2, 3] as const;
const [ENGINEER, SENIOR, MANAGER, NURSE] = [1, 2, 3, 4] as const;
const [BENGALURU, DELHI] = [1, 2] as const;
const DAY_MS = 86_400_000;

const someOf = (count: number, salary: Partial<SeededSalary>): SeededSalary[] =>
  Array.from({ length: count }, (_, place) => ({
    companyId: VAAYUNA,
    jobProfileId: ENGINEER,
    monthsAgo: place % 3,
    fixed: 600_000 + place * 10_000,
    ...salary,
  }));

const nothing: SalaryFigure = {
  count: 0,
  importedCount: 0,
  newest: null,
  isStale: false,
  recentCount: null,
  checkedCount: null,
  median: null,
  band: null,
  lowerQuartile: null,
  upperQuartile: null,
  lowestTenth: null,
  highestTenth: null,
  medianMargin: null,
  confidence: null,
};

export const salariesContract: Contract = (harness) => {
  const port = () => harness().as('guest').port(SalaryReadingPort);
  const report = async (scope: SalaryScope) => successOf(await port().getSalaryReport(scope));
  const list = async (query: SalaryListQuery) => successOf(await port().listSalaries(query));

  beforeAll(async () => {
    await harness().seedSalaries([
      ...someOf(60, { isChecked: true, variable: 50_000 }),
      ...someOf(12, { locationId: BENGALURU, experience: 8 }),
      ...someOf(7, { locationId: DELHI, experience: 0, monthsAgo: 20 }),
      ...someOf(3, { jobProfileId: SENIOR }),
      ...someOf(3, { companyId: NEELGIRI, jobProfileId: NURSE }),
      ...someOf(8, { companyId: NEELGIRI, jobProfileId: NURSE, locationId: DELHI }),
      ...someOf(9, { companyId: NEELGIRI, jobProfileId: NURSE, locationId: BENGALURU }),
      ...someOf(6, {
        companyId: NEELGIRI,
        jobProfileId: NURSE,
        locationId: DELHI,
        employment: 'intern',
        fixed: 300_000,
      }),
      ...someOf(4, { companyId: NEELGIRI, jobProfileId: NURSE, locationId: DELHI, employment: 'parttime' }),
      ...someOf(1, { companyId: SAGARMATHA, jobProfileId: MANAGER, reports: 25, locationId: BENGALURU }),
    ]);
  });

  describe('a report', () => {
    it('has the median, the spread and its provenance', async () => {
      const { company, jobProfile, figure } = await report({
        company: 'vaayuna-technologies',
        jobProfile: 'software-engineer',
      });
      expect([company, jobProfile]).toEqual([
        { urlName: 'vaayuna-technologies', name: 'Vaayuna Technologies', logo: null },
        { key: 'software-engineer', name: 'Software Engineer' },
      ]);
      expect(figure).toMatchObject({
        count: 75,
        importedCount: 75,
        newest: expect.stringMatching(/^\d{4}-\d\d$/),
        isStale: false,
        recentCount: 70,
        checkedCount: 60,
      });
      expect(figure.lowestTenth).toBeLessThan(figure.lowerQuartile ?? 0);
      expect(figure.lowerQuartile).toBeLessThan(figure.median ?? 0);
      expect(figure.median).toBeLessThan(figure.upperQuartile ?? 0);
      expect(figure.upperQuartile).toBeLessThan(figure.highestTenth ?? 0);
      const [lower, upper] = [figure.lowerQuartile ?? 0, figure.upperQuartile ?? 0];
      expect(figure.medianMargin).toBe(shownMargin(marginOf({ lower, upper }, 79)));
    });

    it('is of a company, a job profile or both, and joins what the filters leave', async () => {
      expect((await report({ company: 'vaayuna-technologies' })).figure.count).toBe(80);
      expect((await report({ jobProfile: 'software-engineer' })).figure.count).toBe(75);
      expect((await report({ jobProfile: 'software-engineer', location: 'bengaluru' })).figure.count).toBe(12);
      expect((await report({ company: 'vaayuna-technologies', experience: '7-9' })).figure.count).toBe(12);
      const both = { company: 'vaayuna-technologies', jobProfile: 'software-engineer' };
      expect((await report({ ...both, location: 'kochi' })).figure).toMatchObject({ count: 60, median: 950_000 });
      expect((await report({ ...both, experience: '15+' })).figure).toEqual(nothing);
    });

    it('is of a city or of an experience, and of no two things together', async () => {
      const limited = await report({ jobProfile: 'software-engineer', location: 'kochi', experience: '7-9' });
      expect(limited).toMatchObject({ location: { key: 'kochi' }, experience: null, figure: { count: 60 } });
      expect(limited.leftOut).toEqual(['experience']);
    });

    it('shows no amount of fewer than five, no quartiles of fewer than ten, no tenths of fewer than thirty', async () => {
      const three = await report({ company: 'vaayuna-technologies', jobProfile: 'senior-software-engineer' });
      expect(three).toMatchObject({ steps: [], parts: null, byLocation: [], byExperience: [], elsewhere: null });
      expect(three.figure).toEqual(nothing);
      const seven = (await report({ jobProfile: 'software-engineer', location: 'new-delhi' })).figure;
      expect(seven).toMatchObject({
        count: 7,
        median: 630_000,
        lowerQuartile: null,
        confidence: 'Very Low',
        isStale: true,
      });
      const twelve = (await report({ jobProfile: 'software-engineer', location: 'bengaluru' })).figure;
      expect(twelve).toMatchObject({
        median: 660_000,
        lowerQuartile: 630_000,
        upperQuartile: 680_000,
        lowestTenth: null,
      });
    });

    it('counts an average of several as so many for the median, and as one for the rest', async () => {
      const { figure, parts } = await report({ jobProfile: 'engineering-manager' });
      expect(figure).toMatchObject({
        count: 25,
        median: 600_000,
        lowerQuartile: null,
        medianMargin: null,
        confidence: 'Very Low',
      });
      expect(parts).toBeNull();
    });

    it('tells what the pay of the middle half is made of, without a part that fewer than five have', async () => {
      const { parts } = await report({
        company: 'vaayuna-technologies',
        jobProfile: 'software-engineer',
        location: 'kochi',
      });
      expect(parts).toEqual({
        count: 30,
        items: [
          { kind: 'fixed', amount: 900_000, reported: 25 },
          { kind: 'variable', amount: 50_000, reported: 25 },
        ],
      });
    });

    it('has steps of five or more, in fives', async () => {
      const { steps, figure } = await report({ jobProfile: 'software-engineer' });
      expect(steps.length).toBeGreaterThan(2);
      const held = steps.reduce((sum, { count }) => sum + count, 0);
      expect(held).toBeLessThanOrEqual(figure.count);
      expect(held).toBeGreaterThan(figure.count - 5 * steps.length);
      for (const { count } of steps) expect([count % 5, count >= 5]).toEqual([0, true]);
    });

    it('has the same by city and by experience', async () => {
      const { byLocation, byExperience, elsewhere } = await report({ company: 'vaayuna-technologies' });
      expect(byLocation.map(({ key, figure }) => [key, figure.count])).toEqual([
        ['kochi', 60],
        ['bengaluru', 12],
        ['new-delhi', 7],
      ]);
      expect(elsewhere).toBeNull();
      expect(byExperience.map(({ key, figure }) => [key, figure.count])).toEqual([
        ['0-1', 7],
        ['2-3', 60],
        ['7-9', 12],
      ]);
      const inKochi = await report({ company: 'vaayuna-technologies', location: 'kochi' });
      expect([inKochi.byLocation.length, inKochi.byExperience.length, inKochi.elsewhere]).toEqual([3, 3, null]);
      const ofYears = await report({ company: 'vaayuna-technologies', experience: '7-9' });
      expect([ofYears.byLocation.length, ofYears.byExperience.length, ofYears.elsewhere]).toEqual([3, 3, null]);
    });

    it('withholds a second figure if a single one is too small, at every address', async () => {
      const { figure, byLocation, elsewhere, asOf } = await report({ company: 'neelgiri-textiles' });
      expect(figure.count).toBe(20);
      expect(byLocation.map(({ key, figure: { count } }) => [key, count])).toEqual([['bengaluru', 9]]);
      expect([elsewhere, asOf]).toEqual([11, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
      for (const location of ['new-delhi', 'kochi']) {
        for (const scope of [{ company: 'neelgiri-textiles' }, { jobProfile: 'nurse' }]) {
          expect((await report({ ...scope, location })).figure).toEqual(nothing);
        }
        expect(await list({ by: 'company', jobProfile: 'nurse', location })).toMatchObject({ items: [], total: 0 });
        const ofCompany = await list({ by: 'jobProfile', company: 'neelgiri-textiles', location });
        expect(ofCompany).toMatchObject({ items: [], total: 0 });
      }
    });

    it('is of one kind of work, full-time unless another is named, and says of which kinds there are figures', async () => {
      const both = { company: 'neelgiri-textiles', jobProfile: 'nurse' };
      const usual = await report(both);
      expect([usual.employment, usual.figure.count, usual.employments]).toEqual([
        'fulltime',
        20,
        ['fulltime', 'intern'],
      ]);
      const interns = await report({ ...both, employment: 'Intern' });
      expect(interns).toMatchObject({ employment: 'intern', employments: ['fulltime', 'intern'], leftOut: [] });
      expect(interns.figure).toMatchObject({ count: 6, median: 300_000 });
      expect(interns.byLocation.map(({ key, figure }) => [key, figure.count])).toEqual([['new-delhi', 6]]);
      // Four part-timers are hidden, and cannot be derived from other figures.
      expect((await report({ ...both, employment: 'parttime' })).figure).toEqual(nothing);
      const odd = await report({ ...both, employment: 'no such work' });
      expect([odd.employment, odd.leftOut, odd.figure.count]).toEqual(['fulltime', ['employment'], 20]);
      const companies = await list({ by: 'company', jobProfile: 'nurse', employment: 'intern' });
      expect(companies.items.map(({ key, figure }) => [key, figure.count])).toEqual([['neelgiri-textiles', 6]]);
      const industries = await list({ by: 'industry', employment: 'intern' });
      expect(industries.items.map(({ figure }) => figure.count)).toEqual([6]);
      expect(await list({ by: 'company', employment: 'parttime' })).toMatchObject({ items: [], total: 0 });
    });

    it('leaves out filters that it does not understand, and says so', async () => {
      const odd = await report({
        jobProfile: 'software-engineer',
        location: `'; drop table x`,
        experience: '<b>99</b>',
      });
      expect(odd).toMatchObject({ location: null, experience: null, figure: { count: 75 } });
      expect(odd.leftOut).toEqual(['location', 'experience']);
    });

    it('finds names in any case, and no others', async () => {
      expect((await report({ company: 'VAAYUNA-Technologies' })).figure.count).toBe(80);
      const unknown = failureOf(await port().getSalaryReport({ company: 'nobody' }));
      expect(unknown).toMatchObject({ kind: 'notFound', code: 'company_not_found' });
      const noProfile = failureOf(await port().getSalaryReport({ jobProfile: 'nobody' }));
      expect(noProfile).toMatchObject({ kind: 'notFound', code: 'job_profile_not_found' });
      expect(failureOf(await port().getSalaryReport({}))).toMatchObject({
        kind: 'invalid',
        code: 'validation_failed',
        fields: { company: 'One of company and jobProfile is needed.' },
      });
    });

    it('[EM-SALARY-CONFIDENCE] says how far it can be trusted', async () => {
      const words = [];
      for (const scope of [
        { company: 'vaayuna-technologies', jobProfile: 'software-engineer', location: 'kochi' },
        { jobProfile: 'software-engineer', location: 'bengaluru' },
        { company: 'sagarmatha-health', jobProfile: 'nurse' },
      ])
        words.push((await report(scope)).figure.confidence);
      expect(words).toEqual(['Moderate', 'Very Low', null]);
    });
  });

  describe('a list', () => {
    it('has the most reported first, of all or of one', async () => {
      const companies = await list({ by: 'company' });
      expect(companies.items.map(({ key, figure }) => [key, figure.count])).toEqual([
        ['vaayuna-technologies', 80],
        ['sagarmatha-health', 25],
        ['neelgiri-textiles', 20],
      ]);
      expect(companies).toMatchObject({ page: 1, limit: 20, total: 3 });
      const ofOne = await list({ by: 'jobProfile', company: 'vaayuna-technologies' });
      expect(ofOne.items.map(({ name }) => name)).toEqual(['Software Engineer']);
      const ofRole = await list({ by: 'company', jobProfile: 'software-engineer' });
      expect(ofRole.items.map(({ figure }) => figure.count)).toEqual([75]);
      expect((await list({ by: 'jobProfile' })).total).toBe(3);
    });

    it('is of industries too, over all that is reported', async () => {
      const { items, total } = await list({ by: 'industry' });
      expect(items.map(({ key, name, figure }) => [key, name, figure.count])).toEqual([
        ['software-product', 'Software Product', 80],
        ['textiles', 'Textiles', 25],
        ['healthcare', 'Healthcare', 20],
      ]);
      expect(total).toBe(3);
      const ofCompany = await list({ by: 'company' });
      expect(items.map(({ figure }) => figure)).toEqual(ofCompany.items.map(({ figure }) => figure));
      expect(await list({ by: 'industry', page: 2, limit: 1 })).toMatchObject({
        items: [{ key: 'textiles' }],
        total: 3,
      });
      const ofOne = failureOf(await port().listSalaries({ by: 'industry', company: 'vaayuna-technologies' }));
      expect(ofOne).toMatchObject({
        kind: 'invalid',
        fields: { company: expect.stringContaining('“by”') },
      });
    });

    it('takes the filters of the report', async () => {
      const inBengaluru = await list({ by: 'jobProfile', company: 'vaayuna-technologies', location: 'bengaluru' });
      expect(inBengaluru).toMatchObject({ items: [{ key: 'software-engineer', figure: { count: 12 } }], total: 1 });
      const juniors = await list({ by: 'company', jobProfile: 'software-engineer', experience: '0-1' });
      expect(juniors).toMatchObject({ items: [{ key: 'vaayuna-technologies', figure: { count: 7 } }], total: 1 });
    });

    it('has pages, and nothing behind the last', async () => {
      const second = await list({ by: 'company', page: 2, limit: 1 });
      expect(second).toMatchObject({ items: [{ key: 'sagarmatha-health' }], page: 2, limit: 1, total: 3 });
      expect(await list({ by: 'company', page: 1_000_000_000 })).toMatchObject({ items: [], total: 3 });
    });

    it('is refused where nothing has the name, or where it is of what it is by', async () => {
      expect(failureOf(await port().listSalaries({ by: 'company', jobProfile: 'nobody' })).code).toBe(
        'job_profile_not_found',
      );
      expect(failureOf(await port().listSalaries({ by: 'jobProfile', company: 'nobody' })).code).toBe(
        'company_not_found',
      );
      const twice = failureOf(await port().listSalaries({ by: 'company', company: 'vaayuna-technologies' }));
      expect(twice).toMatchObject({ kind: 'invalid', fields: { company: expect.stringContaining('“by”') } });
    });
  });

  it('figures grow old', async () => {
    // Not a guest, whose answers are cached for a second.
    const ofVaayuna = async () => {
      const salaries = (await harness().newcomer()).port(SalaryReadingPort);
      return successOf(await salaries.getSalaryReport({ company: 'vaayuna-technologies' })).figure;
    };
    const recent = await ofVaayuna();
    harness().pass(400 * DAY_MS);
    expect(await ofVaayuna()).toEqual(recent);
    await harness().takeSalarySnapshot();
    const later = await ofVaayuna();
    expect(recent).toMatchObject({ recentCount: 75, isStale: false });
    expect(later).toMatchObject({ recentCount: null, isStale: false, newest: recent.newest });
    harness().pass(200 * DAY_MS);
    expect((await ofVaayuna()).isStale).toBe(true);
  });
};
