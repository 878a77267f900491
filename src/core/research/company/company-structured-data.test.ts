import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { CompanyKey } from '@/stores/research/company/keys';
import { companyStructuredData } from './company-structured-data';

/** Returns the data of a company with reviews of four stars. The headquarters is in the memory world unless given. */
async function dataOf(reviews: number, hq: string | null = null) {
  const { world } = await startMemoryApp();
  const figures = world.records(CompanyRecords).find(1)?.figures;
  if (figures === undefined) throw new Error('The demo world has a company.');
  Object.assign(figures, { reviews, ratingTotal: reviews * 4 });
  const { store } = await startMemoryApp({ world, address: '/overview/vaayuna-technologies-overview' });
  const { company } = store(CompanyKey);
  if (company === null) throw new Error('The company is open.');
  return companyStructuredData(hq === null ? company : { ...company, hq }, {
    label: 'Reviews',
    path: '/reviews/vaayuna-technologies-reviews',
  });
}

describe('a company for search engines', () => {
  it('has its place in the product, and its rating with the number of reviews', async () => {
    const [place, rating] = await dataOf(20);
    expect(place).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1 },
        { position: 2, name: 'Vaayuna Technologies' },
        { position: 3, name: 'Reviews', item: '/reviews/vaayuna-technologies-reviews' },
      ],
    });
    expect(rating).toMatchObject({
      '@type': 'EmployerAggregateRating',
      ratingValue: '4.0',
      ratingCount: 20,
      itemReviewed: { '@type': 'Organization', name: 'Vaayuna Technologies' },
    });
  });

  it('is at no place while its headquarters are not known', async () => {
    expect((await dataOf(4))[1]).toMatchObject({ address: { addressLocality: 'Bengaluru' } });
    expect((await dataOf(4, ''))[1]).not.toHaveProperty('address');
  });

  it('claims no rating below five reviews', async () => {
    expect((await dataOf(4))[1]).toMatchObject({ '@type': 'Organization', name: 'Vaayuna Technologies' });
  });
});
