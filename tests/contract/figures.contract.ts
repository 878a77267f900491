import { beforeAll, describe, expect, it } from 'vitest';
import { BenefitsPort } from '@/core/research/benefits/benefits.port';
import { CompanyListingPort, CompanyReadingPort } from '@/core/research/company/company.port';
import { ComparingPort } from '@/core/research/compare/comparison.port';
import type { InterviewSummary } from '@/core/research/interviews/interview';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';
import { JobsPort } from '@/core/research/jobs/jobs.port';
import { PhotosPort } from '@/core/research/photos/photos.port';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';
import { SalaryReadingPort } from '@/core/research/salaries/salary-reading.port';
import { SearchPort } from '@/core/research/search/search.port';
import type { SeededSalary } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { successOf } from './harness/outcomes';

const SAGARMATHA = 3;
const SENIOR = 2;
const NURSE = 4;
const company = 'sagarmatha-health';
const DAY_MS = 86_400_000;

/**
 * Tests each display limit, just below and at it. Other limits: group-counts, contribute, community-pages and rooms
 * contracts; awards and complaint sums in integration tests, since fakes lack them.
 */
export const figuresContract: Contract = (harness) => {
  /** Not a guest, whose answers are cached for a second. */
  const user = () => harness().as('user');

  describe('ratings, of four reviews and of five', () => {
    const review = {
      companyId: SAGARMATHA,
      rating: 4,
      aspects: { pay: 4, balance: 4 },
      designation: 'Nurse',
      createdAt: new Date(Date.now() - DAY_MS).toISOString(),
    };
    const shown = async () => {
      const urlName = company;
      const head = successOf(await user().port(CompanyReadingPort).getCompany({ urlName }));
      const listed = successOf(await user().port(CompanyListingPort).listCompanies({}));
      const figures = successOf(await user().port(ReviewsPort).getReviewFigures({ company }));
      const reviewed = successOf(await user().port(ReviewsPort).listReviewedCompanies({}));
      const { items } = successOf(await user().port(ReviewsPort).listReviews({ company }));
      const found = successOf(await user().port(SearchPort).search({ q: 'Sagarmatha', type: 'company' }));
      const [compared] = successOf(await user().port(ComparingPort).compareCompanies({ companies: company }));
      return {
        head: head.rating,
        balance: listed.items.find((one) => one.urlName === urlName)?.balanceRating,
        listed: listed.items.find((one) => one.urlName === urlName)?.rating,
        overall: figures.rating,
        pay: figures.aspects.find(({ aspect }) => aspect === 'pay')?.rating,
        quarter: figures.quarters.at(-1)?.rating ?? null,
        dated: [head.newestReview, figures.newest, figures.quarters[0] ?? null].map((one) => one !== null),
        reviewed: reviewed.find((one) => one.urlName === urlName)?.rating,
        hit: found.groups.flatMap((group) => group.items).find((one) => one.urlName === urlName)?.rating,
        topic: compared?.topics.find(({ topic }) => topic === 'pay')?.rating,
        titles: figures.facets.designation.length,
        sharedTitle: items[0]?.designation ?? null,
      };
    };
    const filtered = async () => {
      const { total, unrated } = successOf(await user().port(CompanyListingPort).listCompanies({ rating: 4 }));
      const filters = successOf(await user().port(CompanyListingPort).listCompanyFilters({}));
      const options = filters.find(({ key }) => key === 'rating')?.options ?? [];
      return { total, unrated, option: options.find(({ urlName }) => urlName === '4')?.count ?? 0 };
    };

    it('four are no figure, five are one, and the filter by rating counts them so', async () => {
      await harness().seedReviews(Array.from({ length: 4 }, () => review));
      const undated = [false, false, false];
      const nothing = {
        overall: null,
        pay: null,
        quarter: null,
        dated: undated,
        topic: null,
        titles: 0,
        sharedTitle: null,
      };
      expect(await shown()).toEqual({ head: null, balance: null, listed: null, reviewed: null, hit: null, ...nothing });
      const { unrated } = await filtered();
      expect(await filtered()).toEqual({ total: 0, unrated, option: 0 });
      await harness().seedReviews([review]);
      const dated = [true, true, true];
      const rated = { overall: 4, pay: 4, quarter: 4, dated, topic: 4, titles: 1, sharedTitle: 'Nurse' };
      expect(await shown()).toEqual({ head: 4, balance: 4, listed: 4, reviewed: 4, hit: 4, ...rated });
      expect(await filtered()).toEqual({ total: 1, unrated: unrated - 1, option: 1 });
    });
  });

  describe('medians and shares of interviews, of four and of five', () => {
    const report = { month: '2026-10', isFair: true, days: 9, rounds: ['Coding', 'HR'] };
    const shown = ({ rounds, days, fair, newest }: InterviewSummary) => [
      rounds.median,
      days.median,
      fair.share,
      newest,
    ];

    it('four are no figure, five are one, and each counts those alone who told it', async () => {
      const summary = async () => successOf(await user().port(InterviewReadingPort).getInterviewSummary({ company }));
      const titles = async () => {
        const { items } = successOf(await user().port(InterviewReadingPort).listInterviews({ company }));
        return items.filter(({ designation }) => designation !== null).length;
      };
      const of = { companyId: SAGARMATHA, jobProfileId: NURSE, questions: [] };
      await harness().seedInterviews({ ...of, reports: Array.from({ length: 4 }, () => report) });
      expect(shown(await summary())).toEqual([null, null, null, null]);
      expect(await titles()).toBe(0);
      await harness().seedInterviews({ ...of, reports: [{ month: '2026-10' }] });
      expect(shown(await summary())).toEqual([null, null, null, '2026-10']);
      expect(await titles()).toBe(5);
      await harness().seedInterviews({ ...of, reports: [report] });
      expect(shown(await summary())).toEqual([2, 9, 100, '2026-10']);
    });

    it('a question tells the newest month that the cards of its reports show', async () => {
      const askedOf = (text: string, count: number) =>
        harness().seedInterviews({
          companyId: 2,
          jobProfileId: NURSE,
          questions: [{ text }],
          reports: Array.from({ length: count }, () => report),
        });
      const of = { company: 'neelgiri-textiles' };
      const told = async () => {
        const { items } = successOf(await user().port(InterviewReadingPort).listInterviewQuestions(of));
        return items.map(({ newest }) => newest);
      };
      await askedOf('How do you hand a ward over?', 4);
      expect(await told()).toEqual([null]);
      await askedOf('How do you count the drugs of a ward?', 5);
      expect(await told()).toEqual(['2026-10', '2026-10']);
    });
  });

  describe('the month of the newest photo of an album, of one day and of five', () => {
    it('five of a day may be of one person and tell none, five of five days tell one', async () => {
      const newest = async () => {
        const [album] = successOf(await user().port(PhotosPort).listPhotoAlbums({ company }));
        return album?.newest;
      };
      await harness().seedPhotos(
        SAGARMATHA,
        [1, 2, 3, 4, 5].map((number) => ['office', `Ward ${number}`] as const),
      );
      expect(await newest()).toBeNull();
      for (let day = 2; day <= 13; day += 1) {
        harness().pass(DAY_MS);
        await harness().seedPhotos(SAGARMATHA, [['office', `Ward of day ${day}`]]);
      }
      expect(await newest()).toMatch(/^20\d\d-\d\d$/);
    });
  });

  describe('the month of the newest report of benefits, of four and of five', () => {
    it('four tell none, five tell one', async () => {
      const newest = async () => successOf(await user().port(BenefitsPort).getBenefitFigures({ company })).newest;
      for (let told = 0; told < 4; told += 1) await harness().seedBenefits(SAGARMATHA, ['PAID_LEAVE'], null);
      expect(await newest()).toBeNull();
      await harness().seedBenefits(SAGARMATHA, ['PAID_LEAVE'], null);
      expect(await newest()).toMatch(/^20\d\d-\d\d$/);
    });
  });

  describe('reported pay, as more and more report it', () => {
    let reported = 0;
    let openingId = '';
    const reportUpTo = async (count: number, change: Partial<SeededSalary> = {}) => {
      const added = Array.from({ length: count - reported }, (_, place) => ({
        companyId: SAGARMATHA,
        jobProfileId: NURSE,
        fixed: 600_000 + (reported + place) * 10_000,
        ...change,
      }));
      await harness().seedSalaries(added);
      reported = count;
      return successOf(await user().port(SalaryReadingPort).getSalaryReport({ company, jobProfile: 'nurse' }));
    };
    beforeAll(async () => {
      const [id = ''] = await harness().seedJobs([
        { title: 'Nurse', company: 'Sagarmatha Health', jobProfile: 'Nurse', daysAgo: 1 },
      ]);
      openingId = id;
    });
    const elsewhere = async () => {
      const [compared] = successOf(await user().port(ComparingPort).compareCompanies({ companies: company }));
      const { usualPay } = successOf(await user().port(JobsPort).getJob({ jobId: openingId }));
      const { items } = successOf(await user().port(CompanyListingPort).listCompanies({ limit: 50 }));
      const listed = items.find(({ urlName }) => urlName === company);
      const found = successOf(await user().port(SearchPort).search({ q: 'Nurse', type: 'designation' }));
      const hit = found.groups.flatMap((group) => group.items).find(({ urlName }) => urlName === 'nurse');
      const medians = [compared?.pay.median, usualPay?.median, listed?.medianPay, hit?.medianPay];
      return medians.map((median) => median ?? null);
    };

    const usualQuartiles = async () => {
      const { usualPay } = successOf(await user().port(JobsPort).getJob({ jobId: openingId }));
      return [usualPay?.lowerQuartile, usualPay?.upperQuartile];
    };

    it('the median from five on, on every page that shows it', async () => {
      const four = await reportUpTo(4, { variable: 10_000 });
      expect([four.figure.median, four.figure.confidence]).toEqual([null, null]);
      expect(await elsewhere()).toEqual([null, null, null, null]);
      const five = await reportUpTo(5);
      expect(five.figure).toMatchObject({
        median: expect.any(Number),
        confidence: expect.any(String),
        lowerQuartile: null,
      });
      expect(await elsewhere()).toEqual(Array.from({ length: 4 }, () => five.figure.median));
    });

    it('quartiles, the margin and the parts of pay from ten on', async () => {
      const nine = await reportUpTo(9);
      expect([nine.figure.lowerQuartile, nine.figure.upperQuartile, nine.figure.medianMargin, nine.parts]).toEqual([
        null,
        null,
        null,
        null,
      ]);
      expect(await usualQuartiles()).toEqual([null, null]);
      const ten = await reportUpTo(10);
      expect(ten.figure).toMatchObject({
        lowerQuartile: expect.any(Number),
        upperQuartile: expect.any(Number),
        medianMargin: expect.any(Number),
        lowestTenth: null,
        highestTenth: null,
      });
      // Job pages and salary pages show the same figure.
      expect(await usualQuartiles()).toEqual([ten.figure.lowerQuartile, ten.figure.upperQuartile]);
      // Four of ten form the middle half: too few for parts.
      expect([ten.parts, ten.steps]).toEqual([null, []]);
      const twelve = await reportUpTo(12);
      // A bonus of few in the middle half would reveal them.
      expect(twelve.parts?.items.map(({ kind }) => kind)).toEqual(['fixed']);
    });

    it('a joining bonus and stock from five who have them beside five who lack them, and interns from five on, apart', async () => {
      const kinds = async () => {
        const { parts } = successOf(
          await user().port(SalaryReadingPort).getSalaryReport({ company, jobProfile: 'nurse' }),
        );
        return parts?.items.map(({ kind }) => kind) ?? [];
      };
      const level = { companyId: SAGARMATHA, jobProfileId: NURSE, fixed: 655_000 };
      const paid = { ...level, joiningBonus: 50_000, stock: 50_000, fixed: 605_000 };
      await harness().seedSalaries([level, level, level, paid, paid, paid, paid]);
      expect(await kinds()).not.toContain('joiningBonus');
      await harness().seedSalaries([paid]);
      expect(await kinds()).toEqual(expect.arrayContaining(['fixed', 'stock', 'joiningBonus']));
      reported += 8;

      const interns = async () => {
        const of = { company, jobProfile: 'nurse', employment: 'intern' };
        return successOf(await user().port(SalaryReadingPort).getSalaryReport(of)).figure.count;
      };
      const intern = { ...level, employment: 'intern' } as const;
      await harness().seedSalaries([intern, intern, intern, intern]);
      expect(await interns()).toBe(0);
      await harness().seedSalaries([intern]);
      expect(await interns()).toBe(5);
    });

    it('tenths and the distribution from thirty on, in steps of at least five', async () => {
      const almost = await reportUpTo(29);
      expect([almost.figure.lowestTenth, almost.figure.highestTenth, almost.steps]).toEqual([null, null, []]);
      const thirty = await reportUpTo(30);
      expect(thirty.figure).toMatchObject({ lowestTenth: expect.any(Number), highestTenth: expect.any(Number) });
      expect(thirty.steps.length).toBeGreaterThan(1);
      expect(Math.min(...thirty.steps.map(({ count }) => count))).toBeGreaterThanOrEqual(5);
    });

    it('the median between two reports, to ten thousand and half up, from thirty on too', async () => {
      const median = async () =>
        successOf(
          await user().port(SalaryReadingPort).getSalaryReport({ company, jobProfile: 'senior-software-engineer' }),
        ).figure.median;
      const of = { companyId: SAGARMATHA, jobProfileId: SENIOR };
      const half = (fixed: number, count: number) => Array.from({ length: count }, () => ({ ...of, fixed }));
      await harness().seedSalaries([...half(300_000, 15), ...half(310_000, 14)]);
      expect(await median()).toBe(300_000);
      await harness().seedSalaries(half(310_000, 1));
      expect(await median()).toBe(310_000);
    });

    it('numbers of people one by one below fifty, and in fives, rounded down, from there on', async () => {
      expect((await reportUpTo(49)).figure.count).toBe(49);
      expect((await reportUpTo(54)).figure.count).toBe(50);
      expect((await reportUpTo(55)).figure.count).toBe(55);
    });
  });
};
