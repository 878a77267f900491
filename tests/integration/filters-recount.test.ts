import { randomUUID } from 'node:crypto';
import { insertRow, select } from '@tests/support/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownCount } from '@/core/kernel/figures/shown-numbers.rules';
import { Random } from '@/server/demo/random';
import { refreshCards } from '@/server/platform/cards/refresh-cards';
import { integer, nullable } from '@/server/platform/sql-types';
import type { Client } from './harness/client';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const QUESTIONS = 25;
const COMPANIES = ['vaayuna-technologies', 'neelgiri-textiles', 'sagarmatha-health'];
const CITIES = ['bengaluru', 'new-delhi', 'kochi'];
const PROFILES = ['software-engineer', 'senior-software-engineer', 'engineering-manager', 'nurse'];
const EMPLOYMENTS = ['fulltime', 'parttime', 'contractual', 'intern'];
const OUTCOMES = ['offer', 'noOffer', 'noAnswer', 'declined'];
const DIFFICULTIES = ['easy', 'fair', 'hard', 'veryHard'];
const EXPERIENCES = { fresher: [0, 0], '1-3': [1, 3], '4-6': [4, 6], '7-plus': [7, 60] } as const;
const BANDS = {
  '0-1': [0, 1],
  '2-3': [2, 3],
  '4-6': [4, 6],
  '7-9': [7, 9],
  '10-14': [10, 14],
  '15+': [15, 60],
} as const;

interface Asked {
  readonly parameters: Record<string, string>;
  readonly conditions: string[];
}

describeOnDatabases('totals under random filters', (on) => {
  let world: World;
  let guest: Client;
  const random = new Random(`filters of ${on}`);

  const ids = (list: readonly string[]) => random.integer(1, list.length);
  const perhaps = <Value>(value: Value): Value | null => (random.chance(0.8) ? value : null);
  const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
    insertRow(world.server.database, `research.${table}`, { id: randomUUID(), ...row });
  const recount = async (from: string, { conditions }: Asked): Promise<number> => {
    const sql = `select count(*)::int as n from ${from} where ${['true', ...conditions].join(' and ')}`;
    const [row] = await select(world.server.database, { n: integer }, sql);
    return row?.n ?? -1;
  };
  const totalOf = async (path: string, { parameters }: Asked) => {
    const { status, body } = await guest.get(`${path}?${new URLSearchParams(parameters)}`);
    expect(status).toBe(200);
    return body;
  };
  const mayAsk = (
    { parameters, conditions }: Asked,
    name: string,
    options: readonly string[],
    conditionOf: (option: string, place: number) => string,
    most = 2,
  ): void => {
    if (random.chance(0.5)) return;
    const places = new Set(
      [random.integer(0, options.length - 1), random.integer(0, options.length - 1)].slice(0, most),
    );
    const chosen = [...places].map((place) => [options[place] ?? '', place] as const);
    parameters[name] = chosen.map(([option]) => option).join(',');
    conditions.push(`(${chosen.map(([option, place]) => conditionOf(option, place)).join(' or ')})`);
  };
  const asked = (): Asked => ({ parameters: {}, conditions: [] });

  beforeAll(async () => {
    world = await startWorld(on);
    guest = world.guest();
    const day = new Date(world.now()).toISOString().slice(0, 10);
    for (let number = 0; number < 150; number += 1) {
      const company_id = number % 20 === 0 ? 1 : ids(COMPANIES);
      const least = random.integer(0, 12);
      const created_at = new Date(world.now() - random.integer(1, 900) * 86_400_000);
      await insert('reviews', {
        company_id,
        status: random.chance(0.9) ? 'LIVE' : 'PENDING',
        rating: company_id === 1 ? random.integer(3, 5) : random.integer(1, 4),
        job_profile_id: perhaps(ids(PROFILES)),
        location_id: perhaps(ids(CITIES)),
        employment: perhaps(EMPLOYMENTS[random.integer(0, 3)]),
        is_current: perhaps(random.chance(0.5)),
        likes: 'The looms are new.',
        created_at,
      });
      await insert('jobs', {
        company_id: company_id === 2 ? 3 : company_id,
        title: `Opening ${number}`,
        job_profile_id: perhaps(ids(PROFILES)),
        location_ids: `{${[...new Set([ids(CITIES), ids(CITIES)])].join(',')}}`,
        employment: perhaps(EMPLOYMENTS[random.integer(0, 3)]),
        min_experience: least,
        max_experience: least + random.integer(0, 4),
        max_ctc: perhaps(random.integer(2, 30) * 100_000),
        posted_on: day,
        first_posted_on: day,
      });
      await insert('interviews', {
        company_id,
        job_profile_id: perhaps(ids(PROFILES)),
        month: '2026-03-01',
        is_fresher: perhaps(random.chance(0.5)),
        difficulty: perhaps(random.integer(1, 4)),
        outcome: perhaps(OUTCOMES[random.integer(0, 3)]),
        natural_key: `interview ${number}`,
      });
      await insert('salaries', {
        company_id,
        job_profile_id: ids(PROFILES),
        location_id: perhaps(ids(CITIES)),
        experience: perhaps(random.integer(0, 20)),
        month: '2026-03-01',
        fixed: random.integer(20, 400) * 10_000,
        natural_key: `salary ${number}`,
      });
    }
    // Enough to show most cities and bands.
    for (let number = 0; number < 220; number += 1) {
      await insert('salaries', {
        company_id: 2,
        job_profile_id: 1,
        location_id: perhaps(ids(CITIES)),
        experience: perhaps(random.integer(0, 20)),
        month: '2026-03-01',
        fixed: random.integer(20, 400) * 10_000,
        natural_key: `salary of the pair ${number}`,
      });
    }
    await world.takeSalarySnapshot();
    await refreshCards({ database: world.server.database, authorship: world.server.authorship, now: Date.now });
  });
  afterAll(() => world.stop());

  const times = (work: () => Promise<void>) => async () => {
    for (let number = 0; number < QUESTIONS; number += 1) await work();
  };

  it(
    'of reviews are a recount',
    times(async () => {
      const question = asked();
      const company = ids(COMPANIES);
      question.parameters.company = COMPANIES[company - 1] ?? '';
      question.conditions.push(`company_id = ${company}`, `status = 'LIVE'`);
      mayAsk(question, 'designation', PROFILES, (_, place) => `'p${place + 1}' = any(card)`);
      mayAsk(question, 'location', CITIES, (_, place) => `'l${place + 1}' = any(card)`);
      mayAsk(question, 'employment', EMPLOYMENTS, (one) => `employment = '${one}'`);
      mayAsk(question, 'who', ['current', 'former'], (one) => `'w${one}' = any(card)`);
      mayAsk(question, 'rating', ['1', '2', '3', '4', '5'], (one) => `rating = ${one}`);
      const { total } = await totalOf('/api/review/reviews', question);
      expect([question, total]).toEqual([question, await recount('research.reviews', question)]);
    }),
  );

  const experienced = (_: string, place: number) => {
    const [least, most] = Object.values(EXPERIENCES)[place] ?? [];
    return `min_experience <= ${most} and max_experience >= ${least}`;
  };
  const jobsAsked = () => {
    const question = asked();
    mayAsk(question, 'company_name', COMPANIES, (_, place) => `company_id = ${place + 1}`);
    mayAsk(question, 'job_profile', PROFILES, (_, place) => `job_profile_id = ${place + 1}`);
    mayAsk(question, 'location', CITIES, (_, place) => `${place + 1} = any(location_ids)`);
    mayAsk(question, 'employment', EMPLOYMENTS, (one) => `employment = '${one}'`);
    mayAsk(question, 'experience', Object.keys(EXPERIENCES), experienced);
    mayAsk(question, 'ctc', ['3', '6', '10', '20'], (one) => `max_ctc >= ${one}00000`);
    return question;
  };

  it(
    'of openings are a recount',
    times(async () => {
      const question = jobsAsked();
      const { total } = await totalOf('/api/jobs/jobs', question);
      expect([question, total]).toEqual([question, await recount('research.jobs', question)]);
    }),
  );

  it('of openings are what an option of a filter promised', async () => {
    const question = jobsAsked();
    const filters: { key: string; options: { urlName: string; count: number }[] }[] = await totalOf(
      '/api/jobs/jobs/filters',
      question,
    );
    for (const { key, options } of filters.filter(({ options: { length } }) => length > 0)) {
      for (const { urlName, count } of options) {
        const narrowed = { ...question, parameters: { ...question.parameters, [key]: urlName } };
        expect([key, urlName, (await totalOf('/api/jobs/jobs', narrowed)).total]).toEqual([key, urlName, count]);
      }
    }
  });

  it(
    'of interviews are a recount',
    times(async () => {
      const question = asked();
      mayAsk(question, 'company', COMPANIES, (_, place) => `company_id = ${place + 1}`, 1);
      mayAsk(question, 'designation', PROFILES, (_, place) => `'p${place + 1}' = any(card)`, 1);
      mayAsk(question, 'outcome', OUTCOMES, (one) => `outcome = '${one}'`, 1);
      mayAsk(question, 'difficulty', DIFFICULTIES, (_, place) => `difficulty = ${place + 1}`, 1);
      const { total } = await totalOf('/api/interviews/interviews', question);
      expect([question, total]).toEqual([question, await recount('research.interviews', question)]);
    }),
  );

  it(
    'of salaries are a recount, with the median',
    times(async () => {
      const question = asked();
      mayAsk(question, 'jobProfile', PROFILES, (_, place) => `job_profile_id = ${place + 1}`, 1);
      const company = ids(COMPANIES);
      question.parameters.company = COMPANIES[company - 1] ?? '';
      question.conditions.push(`company_id = ${company}`);
      mayAsk(question, 'location', CITIES, (_, place) => `location_id = ${place + 1}`, 1);
      const bands = Object.values(BANDS);
      mayAsk(
        question,
        'experience',
        Object.keys(BANDS),
        (_, place) => `experience between ${bands[place]?.[0]} and ${bands[place]?.[1]}`,
        1,
      );
      const { figure, leftOut } = await totalOf('/api/salary/salaries/report', question);
      const isBoth = question.parameters.location !== undefined && question.parameters.experience !== undefined;
      expect(leftOut).toEqual(isBoth ? ['experience'] : []);
      const answered = question.conditions.filter((condition) => !isBoth || !condition.includes('experience'));
      const [row] = await select(
        world.server.database,
        { count: integer, median: nullable(integer) },
        `select count(*)::int as count, round(percentile_cont(0.5) within group (order by fixed))::int as median
         from research.salaries where ${answered.join(' and ')}`,
      );
      // Hidden figures may have any size; shown ones are exact, in fives from 50 on.
      if (figure.count === 0) return expect([question, figure.median]).toEqual([question, null]);
      expect([question, figure.count]).toEqual([question, shownCount(row?.count ?? 0)]);
      expect(Math.abs(figure.median - (row?.median ?? 0))).toBeLessThanOrEqual(5_000);
    }),
  );

  describe('of companies', () => {
    const RATED = `(select coalesce(sum(rating), 0) from research.reviews r where r.company_id = c.id and status = 'LIVE')`;
    const REVIEWS = `(select count(*) from research.reviews r where r.company_id = c.id and status = 'LIVE')`;
    const HIRING = 'exists (select from research.jobs j where j.company_id = c.id)';
    const companiesAsked = () => {
      const question = asked();
      mayAsk(
        question,
        'rating',
        ['2', '3', '3.5', '4'],
        (one) => `${REVIEWS} >= 5 and ${RATED} >= ${one} * ${REVIEWS}`,
        1,
      );
      mayAsk(question, 'hiring', ['true'], () => HIRING, 1);
      mayAsk(
        question,
        'industry',
        ['software-product', 'healthcare', 'textiles'],
        (_, place) => `industry_id = ${place + 1}`,
      );
      return question;
    };

    it(
      'are a recount',
      times(async () => {
        const question = companiesAsked();
        const { total } = await totalOf('/api/company/companies', question);
        expect([question, total]).toEqual([question, await recount('catalog.companies c', question)]);
      }),
    );

    it('are what an option of a filter promised', async () => {
      const question = companiesAsked();
      const filters: { key: string; options: { urlName: string; count: number }[] }[] = await totalOf(
        '/api/company/companies/filters',
        question,
      );
      for (const { key, options } of filters) {
        for (const { urlName, count } of options) {
          const narrowed = { ...question, parameters: { ...question.parameters, [key]: urlName } };
          expect([key, urlName, (await totalOf('/api/company/companies', narrowed)).total]).toEqual([
            key,
            urlName,
            count,
          ]);
        }
      }
    });

    it('and what stands behind each tab are a recount', async () => {
      for (const [place, company] of COMPANIES.entries()) {
        const { body } = await guest.get(`/api/company/companies/${company}/tab-counts`);
        const of = (conditions: readonly string[] = []): Asked => ({
          parameters: {},
          conditions: [`company_id = ${place + 1}`, ...conditions],
        });
        expect(body).toMatchObject({
          totalReviews: await recount('research.reviews', of([`status = 'LIVE'`])),
          totalSalaries: shownCount(await recount('research.salaries', of())),
          totalInterviews: await recount('research.interviews', of()),
          jobsLive: await recount('research.jobs', of()),
        });
      }
    });
  });
});
