import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { EXPERIENCE_BANDS } from '@/core/kernel/common/experience-band.rules';
import { fail, ok } from '@/core/kernel/common/result';
import { readSalaryAnswers } from '@/core/research/contribute/stored-answers';
import { contributionDraftKey, parseContribution } from '@/core/research/contribute/stored-contribution';
import type { SalaryFigure, SalaryReport } from '@/core/research/salaries/salary';
import type { SalaryScope } from '@/core/research/salaries/salary-reading.port';
import { comparedGroupsOf, experienceOf, fairPayOf, payGroupsOf } from './fair-pay.rules';
import { EMPTY_FAIR_PAY_FIELDS, fairPayFieldsOf, parseFairPayForm } from './fair-pay-form';
import { fairPaySentence, payBandText } from './fair-pay-sentence';
import { FindPayGroup } from './find-pay-group.use-case';
import { PrefillSalary } from './hand-pay-over.use-case';

const subject = { jobProfile: 'data-analyst', company: 'vaayuna', location: 'pune', experience: '4-6' } as const;

function aFigure(over: Partial<SalaryFigure> = {}): SalaryFigure {
  return {
    count: 40,
    importedCount: 0,
    band: null,
    newest: '2026-11',
    isStale: false,
    recentCount: 30,
    checkedCount: 20,
    lowestTenth: 4_00_000,
    lowerQuartile: 6_00_000,
    median: 8_00_000,
    upperQuartile: 10_00_000,
    highestTenth: 14_00_000,
    medianMargin: 50_000,
    confidence: 'Moderate',
    ...over,
  };
}

function aReport(over: Partial<SalaryReport> = {}): SalaryReport {
  return {
    company: null,
    jobProfile: { key: 'data-analyst', name: 'Data Analyst' },
    location: null,
    experience: null,
    employment: 'fulltime',
    employments: ['fulltime'],
    leftOut: [],
    figure: aFigure(),
    steps: [],
    parts: null,
    byLocation: [],
    byExperience: [],
    elsewhere: null,
    asOf: null,
    ...over,
  };
}

/** A port that records the requested scopes. */
function reading(countOf: (scope: SalaryScope) => number | null) {
  const asked: SalaryScope[] = [];
  const getSalaryReport = async (scope: SalaryScope) => {
    asked.push(scope);
    const count = countOf(scope);
    if (count === null)
      return fail({ kind: 'notFound', status: 404, code: 'notFound', message: '', fields: {} } as const);
    const { company, location, experience } = scope;
    return ok(
      aReport({
        figure: aFigure({ count }),
        company: company === undefined ? null : { urlName: company, name: company, logo: null },
        location: location === undefined ? null : { key: location, name: location },
        experience: EXPERIENCE_BANDS.find((band) => band === experience) ?? null,
      }),
    );
  };
  return { asked, find: new FindPayGroup({ getSalaryReport }) };
}

describe('the group of a comparison', () => {
  it('widens from company and years, or place, to the role alone, and names each group once', () => {
    expect(payGroupsOf(subject)).toEqual([
      { jobProfile: 'data-analyst', company: 'vaayuna', experience: '4-6' },
      { jobProfile: 'data-analyst', company: 'vaayuna', location: 'pune' },
      { jobProfile: 'data-analyst', experience: '4-6' },
      { jobProfile: 'data-analyst', location: 'pune' },
      { jobProfile: 'data-analyst' },
    ]);
    expect(payGroupsOf({ jobProfile: 'x', company: null, location: null, experience: null })).toEqual([
      { jobProfile: 'x' },
    ]);
    expect([0, 1, 2, 6, 15, 40].map(experienceOf)).toEqual(['0-1', '0-1', '2-3', '4-6', '15+', '15+']);
  });

  it('is the first with ten reports; a company without the role is passed over', async () => {
    const countOf = (scope: SalaryScope) => {
      if (scope.company) return null;
      return scope.location || scope.experience ? 9 : 10;
    };
    const { asked, find } = reading(countOf);
    const found = await find.execute(subject);
    expect(found.ok && found.value.closest.figure.count).toBe(10);
    expect(found.ok && found.value.closest).toMatchObject({ company: null, location: null, experience: null });
    expect(new Set(asked.map((scope) => JSON.stringify(scope))).size).toBe(asked.length);
  });

  it('stands beside the role alone and each limit by itself, without a company that the role is unknown at', async () => {
    expect(comparedGroupsOf(subject)).toEqual([
      { jobProfile: 'data-analyst' },
      { jobProfile: 'data-analyst', location: 'pune' },
      { jobProfile: 'data-analyst', experience: '4-6' },
      { jobProfile: 'data-analyst', company: 'vaayuna' },
    ]);
    const found = await reading(({ company }) => (company === undefined ? 40 : null)).find.execute(subject);
    const groups = found.ok ? found.value.groups : [];
    expect(groups.map(({ location, experience, company }) => [location?.key, experience, company?.urlName])).toEqual([
      [undefined, null, undefined],
      ['pune', null, undefined],
      [undefined, '4-6', undefined],
    ]);
  });

  it('is not shown in part: a group that could not be read fails the whole', async () => {
    const getSalaryReport = async (scope: SalaryScope) =>
      scope.location === undefined
        ? ok(aReport())
        : fail({ kind: 'unavailable', status: 503, code: 'down', message: '', fields: {} } as const);
    expect(await new FindPayGroup({ getSalaryReport }).execute(subject)).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable' },
    });
  });

  it('is the widest where none has ten, and none where the role is unknown', async () => {
    const few = await reading(() => 3).find.execute(subject);
    expect(few.ok && few.value.closest.figure.count).toBe(3);
    expect(await reading(() => null).find.execute(subject)).toMatchObject({ ok: false, failure: { kind: 'notFound' } });
  });

  it('is not taken from a report that left a filter out', async () => {
    const getSalaryReport = async ({ experience }: SalaryScope) =>
      ok(aReport({ leftOut: experience === undefined ? [] : ['experience'], elsewhere: experience ? 1 : 2 }));
    const found = await new FindPayGroup({ getSalaryReport }).execute({ ...subject, company: null });
    expect(found.ok && found.value.closest.elsewhere).toBe(2);
    expect(found.ok && found.value.groups.map(({ elsewhere }) => elsewhere)).toEqual([2, 2]);
  });
});

describe('a pay in its group', () => {
  it.each([
    [3_00_000, null, 'lowestTenth'],
    [6_00_000, 'lowerQuartile', 'median'],
    [8_00_000, 'median', 'upperQuartile'],
    [20_00_000, 'highestTenth', null],
  ])('of ₹%i is between %s and %s', (pay, above, below) => {
    expect(fairPayOf(pay, aReport())?.band).toEqual({ above, below });
  });

  it('has its distance to the median and the median’s interval, and no place where no median is shown', () => {
    expect(fairPayOf(7_00_000, aReport())).toMatchObject({
      distance: -1_00_000,
      interval: { from: 7_50_000, to: 8_50_000 },
    });
    const none = { median: null, lowerQuartile: null, upperQuartile: null, lowestTenth: null, highestTenth: null };
    expect(fairPayOf(7_00_000, aReport({ figure: aFigure(none) }))).toBeNull();
    const onlyMedian = aFigure({ ...none, median: 8_00_000, medianMargin: null });
    expect(fairPayOf(7_00_000, aReport({ figure: onlyMedian }))).toMatchObject({
      band: { above: null, below: 'median' },
      interval: null,
    });
  });
});

describe('the sentence about a pay', () => {
  const band = { above: 'median', below: 'upperQuartile' } as const;

  it.each([
    [{ below: 85, distance: 3_00_000 }, '85 of 100 earn less than you, ₹3,00,000 a year above the median.'],
    [{ below: 0, distance: -3_00_000 }, '0 of 100 earn less than you, ₹3,00,000 a year below the median.'],
    [{ below: 50, distance: 0 }, '50 of 100 earn less than you, at the median.'],
    [{ below: null, distance: 0 }, 'About half earn less than you, at the median.'],
  ])('says of %j', (place, sentence) => {
    expect(fairPaySentence({ ...place, band, interval: null })).toBe(sentence);
  });

  it.each([
    [{ above: null, below: 'lowestTenth' }, 'Fewer than 10 of 100 earn less than you'],
    [{ above: null, below: 'median' }, 'Fewer than 50 of 100 earn less than you'],
    [{ above: 'lowerQuartile', below: 'median' }, '25 to 50 of 100 earn less than you'],
    [{ above: 'upperQuartile', below: 'highestTenth' }, '75 to 90 of 100 earn less than you'],
    [{ above: 'highestTenth', below: null }, 'More than 90 of 100 earn less than you'],
  ] as const)('says where it lies without a distribution: %j', (place, text) => {
    expect(payBandText(place)).toBe(text);
  });

  it('counts people of the distribution, and none where it is not shown', () => {
    const step = { from: 5_00_000, to: 10_00_000, count: 100 };
    expect(fairPayOf(9_00_000, aReport({ steps: [step] }))?.below).toBe(80);
    expect(fairPayOf(9_00_000, aReport({ steps: [] }))?.below).toBeNull();
  });
});

describe('the form of the comparison', () => {
  it('is filled in from a current job, and from nothing else', () => {
    const working = { jobProfile: 'Software Engineer', jobLocation: 'Bengaluru', companyName: 'Vaayuna Technologies' };
    expect(fairPayFieldsOf({ working })).toEqual({
      jobProfile: 'Software Engineer',
      city: 'Bengaluru',
      company: 'Vaayuna Technologies',
    });
    expect(fairPayFieldsOf({ working: { ...working, jobLocation: null } }).city).toBe('');
    for (const none of [null, { working: null }, { working: { ...working, jobProfile: null } }]) {
      expect(fairPayFieldsOf(none)).toEqual({});
    }
  });

  it('asks for a role and a pay, and keeps the pay out of the subject', () => {
    expect(Object.keys(parseFairPayForm(EMPTY_FAIR_PAY_FIELDS).problems)).toEqual(['jobProfile', 'fixed']);
    expect(parseFairPayForm(EMPTY_FAIR_PAY_FIELDS).subject).toBeNull();
    expect(parseFairPayForm({ ...EMPTY_FAIR_PAY_FIELDS, jobProfile: 'Data Analyst' })).toMatchObject({
      read: null,
      subject: { jobProfile: 'data-analyst', company: null, location: null, experience: null },
    });
    const { read } = parseFairPayForm({
      ...EMPTY_FAIR_PAY_FIELDS,
      jobProfile: 'Data Analyst',
      years: '5',
      fixed: '9 lakh',
      variable: '1 L',
    });
    expect(read?.pay.valueOf()).toBe(10_00_000);
    expect(read?.subject).toEqual({ jobProfile: 'data-analyst', company: null, location: null, experience: '4-6' });
  });
});

describe('giving the pay afterwards', () => {
  it('puts what was typed into the form’s draft on the device, and leaves a draft that is there', () => {
    const storage = new MemoryStorage();
    const handOver = new PrefillSalary({ storage, tab: new MemoryStorage() }, { now: () => 5 }, { next: () => 'key' });
    const pay = { owner: 'asha', company: null, companyName: '', jobProfile: 'Data Analyst', years: 5, variable: 0 };
    handOver.execute({ ...pay, fixed: 9_62_000 });
    handOver.execute({ ...pay, fixed: 1_00_000 });
    const kept = parseContribution(storage.get(contributionDraftKey('salary', 'asha', null)), {
      owner: 'asha',
      now: 6,
    });
    expect(readSalaryAnswers(kept?.values)).toMatchObject({
      jobProfile: 'Data Analyst',
      totalExperience: 5,
      fixedSalary: { lakhs: 9, thousand: 60 },
      variableSalary: { lakhs: null, thousand: null },
    });
  });
});
