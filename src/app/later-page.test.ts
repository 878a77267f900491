import { addMemoryJob } from '@tests/contract/harness/seed-jobs-in-memory';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import { CompanyReviewsKey, LatestReviewsKey } from '@/stores/research/reviews/keys';
import { metaOfApp } from './meta-of-app';

async function canonicalAt(address: string): Promise<string> {
  const { world } = await startMemoryApp();
  for (let place = 1; place <= 60; place += 1) {
    const urlName = `looms-${place}`;
    world.records(CompanyRecords).add({ companyId: 900 + place, urlName, companyName: urlName, industry: 'Textiles' });
  }
  const { app } = await startMemoryApp({ world, address });
  return metaOfApp(app).canonicalPath;
}

describe('the pages of the list of companies', () => {
  it.each([
    ['/list-of-companies?page=2', '/list-of-companies?page=2'],
    ['/list-of-companies?page=1', '/list-of-companies'],
    ['/list-of-companies?industry=textiles&page=2', '/list-of-companies?industry=textiles&page=2'],
    ['/list-of-companies?industry=textiles&sort=name', '/list-of-companies'],
    ['/list-of-companies?page=1000000000', '/list-of-companies'],
  ])('%s is found by search engines at %s', async (address, canonical) => {
    expect(await canonicalAt(address)).toBe(canonical);
  });
});

describe('the pages of a list of jobs', () => {
  it.each([
    ['/jobs?page=2', '/jobs?page=2'],
    ['/jobs?page=2&utm_source=mail', '/jobs?page=2'],
    ['/jobs?page=2&sort=newest', '/jobs'],
    ['/jobs?page=1000000000', '/jobs'],
    ['/jobs/vaayuna-technologies-jobs?page=2', '/jobs/vaayuna-technologies-jobs?page=2'],
  ])('%s is found by search engines at %s', async (address, canonical) => {
    const { world } = await startMemoryApp();
    for (let place = 1; place <= 25; place += 1)
      addMemoryJob(world, {
        title: `Nurse ${place}`,
        company: 'Vaayuna Technologies',
        locations: [],
        pay: [null, null],
        daysAgo: 1,
        timesPosted: 1,
      });
    const { app } = await startMemoryApp({ world, address });
    expect(metaOfApp(app).canonicalPath).toBe(canonical);
  });
});

describe('pages with nothing to read', () => {
  it.each([
    ['/list-of-companies', true],
    ['/list-of-companies?page=1000000000', false],
    ['/jobs?page=1000000000', false],
    ['/compare', false],
    ['/rewards', false],
    ['/reviews/vaayuna-technologies-reviews', false],
    ['/interviews/vaayuna-technologies-interview-questions', false],
    ['/salaries/vaayuna-technologies-salaries', false],
    ['/communities/salary-talk', true],
    ['/discussions/vaayuna-technologies-discussions', false],
    ['/qna/vaayuna-technologies-questions', false],
  ])('%s is in search engines: %s', async (address, isIndexed) => {
    const { world } = await startMemoryApp();
    world.records(CompanyRecords).add({ companyId: 900, urlName: 'looms', companyName: 'Looms', industry: 'Textiles' });
    const { app } = await startMemoryApp({ world, address });
    expect(metaOfApp(app).isIndexed).toBe(isIndexed);
  });
});

describe('the later pages of reviews, which go by cursor', () => {
  const company = '/reviews/vaayuna-technologies-reviews';

  async function canonicalOf(path: string, query: string): Promise<readonly [canonical: string, next: string]> {
    const { world } = await startMemoryApp();
    const now = world.clock.now();
    for (let place = 1; place <= 25; place += 1)
      world.records(ReviewRecords).add({ companyId: 1, rating: 4, createdAt: now - place * 86_400_000 });
    const first = await startMemoryApp({ world, address: path });
    const { nextCursor } = path === company ? first.store(CompanyReviewsKey).list : first.store(LatestReviewsKey).list;
    const next = encodeURIComponent(nextCursor ?? '');
    const { app } = await startMemoryApp({ world, address: path + query.replace('{next}', next) });
    return [metaOfApp(app).canonicalPath, next];
  }

  it.each([company, '/reviews'])('%s: each is found by search engines at its own address', async (path) => {
    const [canonical, next] = await canonicalOf(path, '?after={next}&utm_source=mail');
    expect(next).not.toBe('');
    expect(canonical).toBe(`${path}?after=${next}`);
  });

  it.each(['?rating=4&after={next}', '?sort=helpful&after={next}', '?after=nonsense', ''])(
    '%s is found at the list',
    async (query) => {
      expect((await canonicalOf(company, query))[0]).toBe(company);
    },
  );
});
