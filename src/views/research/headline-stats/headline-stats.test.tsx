// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { anOwnSalary } from '@tests/support/an-own-salary';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '@/core/kernel/common/result';
import type { HeadlineStats as Stats } from '@/core/research/headline-stats/headline-stats';
import { HeadlineStatsStore } from '@/stores/research/headline-stats/headline-stats.store';
import { HeadlineStatsKey, OwnSalaryKey } from '@/stores/research/headline-stats/keys';
import type { OwnSalaryStore } from '@/stores/research/headline-stats/own-salary.store';
import { CompanySpotlight } from './company-spotlight';
import { HeadlineStats } from './headline-stats';
import { WhatPeopleEarn } from './what-people-earn';

afterEach(cleanup);

async function show(stats: Stats, own?: OwnSalaryStore): Promise<void> {
  const { app, store } = await startMemoryApp({ address: '/session' });
  const figures = new HeadlineStatsStore({ getHeadlineStats: async () => ok(stats) });
  await figures.load();
  (await app.container.rebindAsync(HeadlineStatsKey)).toConstantValue(figures);
  if (own !== undefined) (await app.container.rebindAsync(OwnSalaryKey)).toConstantValue(own);
  renderWithStores(
    store,
    <>
      <WhatPeopleEarn />
      <CompanySpotlight />
      <HeadlineStats />
    </>,
  );
}

const rows = () => screen.queryAllByRole('term').map((term) => [term.nextSibling?.textContent, term.textContent]);

describe('the figures of the product', () => {
  it('[PD-STATS] are shown with their labels', async () => {
    await show({
      reviews: 8_000_000,
      interviews: 1_000_000,
      salaries: 40_000_000,
      users: 15_000_000,
      newestSalary: null,
      spotlight: null,
    });
    expect(rows()).toEqual([
      ['80 Lakh+', 'reviews'],
      ['10 Lakh+', 'interviews'],
      ['4 Crore+', 'salaries'],
      ['1.5 Crore+', 'users'],
    ]);
  });

  it('have the newest salary with its number and month, and lead to the role', async () => {
    const newestSalary = {
      key: 'data-analyst',
      name: 'Data Analyst',
      median: 760_000,
      count: 1_045,
      newest: '2026-11',
    };
    await show({ reviews: 0, interviews: 0, salaries: 0, users: 1, newestSalary, spotlight: null });
    const link = screen.getByRole('link', { name: /Data Analyst/ });
    expect(link.textContent).toBe('Data Analystmedian of about 1,045 people, newest Nov 2026₹7.6 L');
    expect(link.getAttribute('href')).toBe('/profile/data-analyst-salary');
  });

  it('have the reader’s own title instead, with what half of its people earn and the way to compare', async () => {
    const newestSalary = {
      key: 'data-analyst',
      name: 'Data Analyst',
      median: 760_000,
      count: 1_045,
      newest: '2026-11',
    };
    const { own } = await anOwnSalary('Software Engineer');
    await own.load();
    await show({ reviews: 0, interviews: 0, salaries: 0, users: 1, newestSalary, spotlight: null }, own);
    const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links).toEqual([
      ['/salaries', 'All'],
      ['/profile/software-engineer-salary', 'Software Engineermedian of about 725 people, newest Nov 2026₹9.8 L'],
      ['/are-you-paid-fairly?jobProfile=Software%20Engineer', 'Compare your pay: Software Engineer'],
    ]);
    expect(screen.getByRole('img', { name: 'Half earn ₹8.0 L to ₹11.7 L' })).toBeTruthy();
  });

  it('claim nothing that there is not', async () => {
    await show({ reviews: 0, interviews: 0, salaries: 0, users: 12_345, newestSalary: null, spotlight: null });
    expect(rows()).toEqual([['12,000+', 'users']]);
  });

  it('are not there at all where there is nothing', async () => {
    await show({ reviews: 0, interviews: 0, salaries: 0, users: 0, newestSalary: null, spotlight: null });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('have the company of the day with its number and month, and lead to what its figures are of', async () => {
    const spotlight = {
      urlName: 'kolamba-retail',
      companyName: 'Kolamba Retail',
      industry: 'Retail',
      hq: 'Chennai',
      logo: null,
      rating: 2.4,
      reviewsCount: 1_078,
      newestReview: '2026-11',
      medianPay: 550_000,
      salariesCount: 130,
    };
    const others = { reviews: 0, interviews: 0, salaries: 0, users: 1, newestSalary: null };
    await show({ ...others, spotlight });
    const links = () => screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links()).toEqual([
      ['/overview/kolamba-retail-overview', 'KRKolamba RetailRetail, Chennai'],
      ['/reviews/kolamba-retail-reviews', 'Rating1,078 reviews, newest Nov 20262.4 of 5'],
      ['/salaries/kolamba-retail-salaries', 'Median a yearabout 130 salaries₹5.5 L'],
    ]);
    cleanup();
    await show({ ...others, spotlight: { ...spotlight, medianPay: null, salariesCount: 0 } });
    expect(links().map(([href]) => href)).not.toContain('/salaries/kolamba-retail-salaries');
    cleanup();
    await show({ ...others, spotlight: { ...spotlight, hq: '' } });
    expect(links()[0]?.[1]).toBe('KRKolamba RetailRetail');
  });
});
