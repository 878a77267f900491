// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { ok } from '@/core/kernel/common/result';
import type { CompanyCard } from '@/core/research/company/company-card';
import type { InterviewSummary } from '@/core/research/interviews/interview';
import type { ReviewFigures } from '@/core/research/reviews/review-figures';
import type { SalaryFigure, SalaryGroup } from '@/core/research/salaries/salary';
import type { TenureFigure } from '@/core/research/tenure/tenure.rules';
import { CompanyAnswersStore } from '@/stores/research/company-overview/company-answers.store';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { CompanyOverview } from './company-overview';

afterEach(cleanup);

const FIGURES: ReviewFigures = {
  count: 100,
  heldCount: 0,
  isSurge: false,
  rating: 3.9,
  distribution: [0, 10, 20, 40, 30],
  newest: '2026-11',
  aspects: (['security', 'skills', 'culture'] as const).map((aspect) => ({
    aspect,
    rating: aspect === 'skills' ? 4.2 : 3.6,
    count: 100,
    industry: 3.6,
  })),
  industry: { name: 'IT', companies: 5 },
  quarters: [],
  liked: [{ value: 'learning', count: 9 }],
  disliked: [],
  facets: {
    department: [],
    designation: [],
    family: [],
    location: [],
    employment: [],
    who: [],
    rating: [],
    months: [],
  },
};

const INTERVIEWS: InterviewSummary = {
  company: null,
  designation: null,
  onlyCompany: null,
  interviewsCount: 100,
  heldCount: 0,
  questionsCount: 0,
  newest: '2026-08',
  difficulty: { easy: 10, fair: 51, hard: 30, veryHard: 9 },
  outcome: { offer: 32, noOffer: 39, noAnswer: 29, declined: 0 },
  experience: { fresher: 0, experienced: 0 },
  roundKinds: { technical: 0, test: 0, group: 0, managerial: 0, hr: 0 },
  rounds: { median: 2, count: 100 },
  days: { median: 18, count: 100 },
  fair: { share: 72, count: 100 },
  designations: [],
};

function aRole(key: string, name: string, median: number): SalaryGroup {
  const figure: SalaryFigure = {
    count: 40,
    importedCount: 0,
    newest: '2026-09',
    isStale: false,
    recentCount: null,
    checkedCount: null,
    median,
    band: null,
    lowerQuartile: median * 0.8,
    upperQuartile: median * 1.2,
    lowestTenth: null,
    highestTenth: null,
    medianMargin: null,
    confidence: 'Moderate',
  };
  return { key, name, figure };
}

function aCard(urlName: string): CompanyCard {
  const none = { rating: null, newestReview: null, medianPay: null, balanceRating: null, employees: null, logo: null };
  const counts = { officesCount: 0, reviewsCount: 0, salariesCount: 0, balanceCount: 0, jobsCount: 0 };
  return { ...none, ...counts, companyId: urlName.length, urlName, companyName: urlName, industry: 'IT', hq: 'Pune' };
}

async function anOverview(
  roles: readonly SalaryGroup[],
  similar: readonly string[] = [],
  figures: readonly TenureFigure[] = [],
) {
  const company = { companyId: 1, urlName: 'vaayuna', companyName: 'Vaayuna', industry: 'IT' };
  const { world } = await startMemoryApp();
  world.records(CompanyRecords).add(company);
  const { app, store } = await startMemoryApp({ world, address: '/overview/vaayuna-overview' });
  const page = { page: 1, limit: 30 };
  const answers = new CompanyAnswersStore({
    reviews: {
      getReviewFigures: async () => ok(FIGURES),
      listReviews: async () => ok({ items: [], nextCursor: null, total: 0, isTotalCapped: false }),
    },
    salaries: { listSalaries: async () => ok({ ...page, items: roles, total: roles.length }) },
    interviews: {
      getInterviewSummary: async () => ok(INTERVIEWS),
      listInterviewQuestions: async () =>
        ok({ ...page, items: [], total: 0, anyDesignation: false, skill: null, jobsCount: null }),
    },
    tenure: { getTenureFigures: async () => ok({ figures, roles: [], departments: [], cities: [], asOf: null }) },
    listing: {
      listCompanies: async () =>
        ok({
          ...page,
          items: similar.map(aCard),
          total: 4,
          unrated: 0,
          ignored: [],
          named: { city: null, industry: 'IT' },
        }),
    },
  });
  await answers.open('vaayuna');
  await answers.openSimilar(company);
  (await app.container.rebindAsync(CompanyAnswersKey)).toConstantValue(answers);
  renderWithStores(store, <CompanyOverview />);
}

const engineer = aRole('software-engineer', 'Software Engineer', 1_100_000);
const senior = aRole('senior-software-engineer', 'Senior Software Engineer', 2_200_000);

describe('the first page of a company', () => {
  it('says in a sentence what its reviews say, and answers three questions with a picture each', async () => {
    await anOverview([engineer]);
    expect(
      screen.getByText(
        (_text, node) =>
          node?.textContent ===
          'Clearly above its industry in one of three topics, skill building. Reviews praise learning most.',
      ),
    ).toBeTruthy();
    const answers = within(screen.getByRole('region', { name: 'In short' }));
    expect(
      answers.getByRole('img', { name: /^5 of 5: 30 reviews, 30 per cent; 4 of 5.*1 of 5: 0 reviews/ }),
    ).toBeTruthy();
    expect(answers.getByRole('img', { name: 'Median ₹11.0 L, half earn between ₹8.8 and 13.2 L' })).toBeTruthy();
    expect(answers.getByText('Offer 32% · No offer 39% · No answer 29%')).toBeTruthy();
    expect(answers.getByText(/51% call it fair/)).toBeTruthy();
  });

  it('has the ladder of its titles with each step, and without one its most reported roles', async () => {
    await anOverview([senior, engineer]);
    const ladder = within(screen.getByRole('region', { name: 'Career ladder' }));
    expect(
      ladder
        .getAllByRole('link')
        .slice(1)
        .map((link) => link.textContent),
    ).toEqual(['Software Engineer', 'Senior Software Engineer']);
    expect(ladder.getByRole('img', { name: /^Software Engineer: median ₹11\.0 L.*2\.0 times as much$/ })).toBeTruthy();
    cleanup();
    await anOverview([engineer]);
    expect(screen.queryByRole('region', { name: 'Career ladder' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Salaries of the most reported roles' })).toBeTruthy();
  });

  it('has three other companies of its industry beside it, never itself', async () => {
    await anOverview([], ['vaayuna', 'zenkosh', 'ekvaani', 'nilavar-softworks']);
    const beside = within(screen.getByRole('region', { name: 'Similar companies' }));
    const links = beside.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/compare?companies=vaayuna,zenkosh,ekvaani,nilavar-softworks',
      '/overview/zenkosh-overview',
      '/overview/ekvaani-overview',
      '/overview/nilavar-softworks-overview',
    ]);
  });
});

it('says how long the final settlement takes beside what the law says, or that too few have said it', async () => {
  const bar = { count: 41, usual: ['UP_TO_60'], atLeast: null, segments: [], newest: '2026-Q4' };
  const settlement: TenureFigure = { question: 'settlement', ...bar, isSurge: false };
  await anOverview([], [], [settlement]);
  expect(
    screen.getByText('Final settlement: usually after 31–60 days (41 people); the law says two working days.'),
  ).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Joining and leaving' }).getAttribute('href')).toBe(
    '/tenure/vaayuna-joining-and-leaving',
  );
  cleanup();
  await anOverview([]);
  expect(
    screen.getByText(
      'Fewer than five people have said when their final settlement came. The law says two working days.',
    ),
  ).not.toBeNull();
});
