// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { AwardRecords } from '@/adapters/memory/research/awards/award-records';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { PhotoRecords } from '@/adapters/memory/research/photos/photo-records';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import { CompanyFactsKey, CompanyKey } from '@/stores/research/company/keys';
import { CompanyOverview } from '../company-overview/company-overview';
import { CompanyReviews } from '../reviews/company-reviews';

afterEach(cleanup);

const overview = '/overview/vaayuna-technologies-overview';
const reviews = '/reviews/vaayuna-technologies-reviews';

async function aCompany(address: string, ratings: readonly number[] = [3, 4, 4, 4, 5], hq = 'Bengaluru') {
  const { world } = await startMemoryApp();
  const videos = ['A day on the floor', 'Another day'].map((title, place) => ({
    videoId: `0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c4${place}`,
    title,
    url: `https://videos.example/${place}`,
    thumbnail: null,
  }));
  const facts = { about: 'Software for banks.', hq, foundedYear: 2004, videos };
  const company = { companyId: 1, urlName: 'vaayuna-technologies', companyName: 'Vaayuna Technologies' };
  world.records(CompanyRecords).add({ ...company, industry: 'IT', ...facts });
  const createdAt = Date.parse('2026-10-10T00:00:00Z');
  for (const rating of ratings) world.records(ReviewRecords).add({ companyId: 1, rating, createdAt });
  const photos = world.records(PhotoRecords);
  for (const [album, caption, day] of [
    ['canteen', 'Lunch', 1],
    ['canteen', 'Tea', 2],
    ['company', 'The new tower', 3],
  ] as const)
    photos.add({ companyId: 1, album, caption, createdAt: createdAt + day });
  const { urlName, companyName: name } = company;
  const place = { rank: 1, isShared: false, score: 4.1, uncertainty: 0.1, reviews: 3 };
  world.records(AwardRecords).lists.push({
    year: 2026,
    category: { urlName: 'it', name: 'IT' },
    places: [{ ...place, company: { urlName, name, logo: null }, industry: 'IT' }],
  });
  return startMemoryApp({ world, address, as: 'reader' });
}

describe('the context of a company', () => {
  it('[EN-CO-CONTEXT] is filled from the company, and the first page shows each of it', async () => {
    const { store } = await aCompany(overview);
    const [company, facts] = [store(CompanyKey), store(CompanyFactsKey)];
    expect(company).toMatchObject({
      companyId: 1,
      companyUrlName: 'vaayuna-technologies',
      companyName: 'Vaayuna Technologies',
      basicInfo: { about: 'Software for banks.', industry: 'IT', hq: 'Bengaluru', foundedYear: 2004 },
      headerData: { rating: 4, reviewsCount: 5, newestReview: '2026-10' },
      tabStats: { reviews: 5, photos: 3 },
      footerStats: [
        { thing: 'reviews', count: 5 },
        { thing: 'photos', count: 3 },
      ],
      isFollowed: false,
    });
    expect(facts).toMatchObject({
      photos: [
        { album: 'canteen', count: 2, cover: { caption: 'Tea' } },
        { album: 'company', count: 1 },
      ],
      helpfulPhotos: [{ album: 'canteen', cover: { caption: 'Tea' } }],
      awards: [{ year: 2026, rank: 1 }],
      isSummaryVideoExpanded: false,
    });

    // Each is a part of the company, without the other's facts.
    expect(company.basicInfo).not.toHaveProperty('rating');
    expect(company.headerData).not.toHaveProperty('about');

    renderWithStores(store, <CompanyOverview />);
    expect(screen.getByRole('heading', { level: 1, name: 'Vaayuna Technologies' })).toBeTruthy();
    expect(screen.getByText('Software for banks.')).toBeTruthy();
    expect(screen.getByText('5 reviews, newest Oct 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Reviews 5' })).toBeTruthy();
    const photos = within(screen.getByRole('region', { name: 'Photos' }));
    expect(photos.getByRole('link', { name: 'All 3' }).getAttribute('href')).toContain('/photos/vaayuna-technologies');
    expect(photos.getByRole('img', { name: 'Tea' })).toBeTruthy();
    expect(photos.queryByRole('img', { name: 'The new tower' })).toBeNull();
    expect(screen.getByText('Rank 1 of 1')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '1 more video' }));
    expect(facts.isSummaryVideoExpanded).toBe(true);
    expect(screen.getByText('Another day')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Follow Vaayuna Technologies' }));
    expect(company.isFollowed).toBe(true);
  });

  it('says neither rating nor month while too few have reviewed it', async () => {
    const { store } = await aCompany(overview, [3, 4, 4, 5]);
    expect(store(CompanyKey).headerData).toEqual({ rating: null, reviewsCount: 4, newestReview: null });
    renderWithStores(store, <CompanyOverview />);
    expect(screen.getByText('4 reviews so far. A rating needs five.')).toBeTruthy();
    expect(screen.queryByText(/newest/)).toBeNull();
  });

  it('has no empty place for headquarters that are not known', async () => {
    const { store } = await aCompany(overview, [], '');
    renderWithStores(store, <CompanyOverview />);
    expect(screen.getByText(/^IT · \S/)).toBeTruthy();
    expect(screen.queryByText('Headquarters')).toBeNull();
  });

  it('ends each other tab with what else there is to read', async () => {
    const { store } = await aCompany(reviews);
    renderWithStores(store, <CompanyReviews />);
    const foot = within(screen.getByRole('navigation', { name: 'More to read about Vaayuna Technologies' }));
    expect(foot.getAllByRole('link').map((link) => link.textContent)).toEqual(['3 photos']);
  });
});
