import { aSignedInBrowser } from '@tests/support/a-signed-in-browser';
import { expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { MemoryReviews } from '@/adapters/memory/research/reviews/memory-reviews';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import { CompanyReviewsStore } from './company-reviews.store';

const COUNT = 25;
const company = { companyId: 1, urlName: 'vaayuna-technologies', companyName: 'Vaayuna Technologies', industry: 'IT' };

it('a review of the list is shown by itself and put away again, and the list keeps its length and place', async () => {
  const { browser } = aSignedInBrowser({ isReader: true });
  const { world } = browser;
  world.records(CompanyRecords).add(company);
  for (let age = 0; age < COUNT; age += 1) {
    world.records(ReviewRecords).add({ companyId: 1, rating: 4, createdAt: world.clock.now() - age });
  }
  const shown = new CompanyReviewsStore(new MemoryReviews(browser));
  await shown.open(company.urlName, '/reviews', null, false);
  await shown.list.loadMore();
  const last = shown.list.items.at(-1);
  expect([shown.list.items.length, shown.linked]).toEqual([COUNT, null]);
  await shown.turnTo(`/reviews?review=${last?.id}`, last?.id ?? null);
  expect([shown.list.items.length, shown.linked?.id]).toEqual([COUNT, last?.id]);
  await shown.turnTo('/reviews', null);
  expect([shown.list.items.length, shown.linked]).toEqual([COUNT, null]);
  await shown.turnTo('/reviews?sort=helpful', null);
  expect(shown.list.items.length).toBeLessThan(COUNT);
});

it('a review that is deleted while it is shown by itself is gone, and said to be', async () => {
  const { browser } = aSignedInBrowser({ isReader: true });
  const { world } = browser;
  world.records(CompanyRecords).add(company);
  const reviews = world.records(ReviewRecords);
  for (const age of [0, 1]) reviews.add({ companyId: 1, rating: 4, createdAt: world.clock.now() - age });
  const shown = new CompanyReviewsStore(new MemoryReviews(browser));
  await shown.open(company.urlName, '/reviews', null, false);
  const [first] = shown.list.items;
  await shown.turnTo(`/reviews?review=${first?.id}`, first?.id ?? null);
  expect([shown.linked?.id, shown.isLinkedGone]).toEqual([first?.id, false]);
  reviews.change(first?.id ?? '', { status: 'REJECTED' });
  await shown.reload();
  expect([shown.linked, shown.isLinkedGone, shown.list.items.length]).toEqual([null, true, 1]);
  await shown.turnTo('/reviews', null);
  expect(shown.isLinkedGone).toBe(false);
});

it('a Back over the reviews of another company finds those of the first as they were left, until the session changes', async () => {
  const { browser } = aSignedInBrowser({ isReader: true });
  const { world } = browser;
  world.records(CompanyRecords).add(company);
  world.records(CompanyRecords).add({ ...company, companyId: 2, urlName: 'kaveri-labs', companyName: 'Kaveri Labs' });
  for (let age = 0; age < COUNT; age += 1) {
    world.records(ReviewRecords).add({ companyId: 1, rating: 4, createdAt: world.clock.now() - age });
  }
  world.records(ReviewRecords).add({ companyId: 2, rating: 4, createdAt: world.clock.now() });
  const shown = new CompanyReviewsStore(new MemoryReviews(browser));
  const counts = async (urlName: string, isBack: boolean) => {
    await shown.open(urlName, '/reviews', null, isBack);
    return [shown.list.items.length, shown.total];
  };
  await counts(company.urlName, false);
  await shown.list.loadMore();
  expect(await counts('kaveri-labs', false)).toEqual([1, 1]);
  expect(await counts(company.urlName, true)).toEqual([COUNT, COUNT]);
  await counts('kaveri-labs', false);
  shown.forget();
  expect((await counts(company.urlName, true))[0]).toBeLessThan(COUNT);
});

it('a Back finds the list as it was left, and the own review in it as it is now', async () => {
  const { browser } = aSignedInBrowser({ isReader: true });
  const { world } = browser;
  world.records(CompanyRecords).add(company);
  for (let age = 0; age < COUNT; age += 1) {
    world.records(ReviewRecords).add({ companyId: 1, rating: 4, createdAt: world.clock.now() - age });
  }
  const shown = new CompanyReviewsStore(new MemoryReviews(browser));
  await shown.open(company.urlName, '/reviews', null, false);
  await shown.list.loadMore();
  const [first, second] = shown.list.items;
  if (first === undefined || second === undefined) throw new Error('There are no reviews.');
  shown.showOwn(first.id);
  shown.list.amend(first.id, (review) => ({ ...review, title: 'What it said before' }));
  shown.list.amend(second.id, (review) => ({ ...review, title: 'As it was read' }));
  await shown.open(company.urlName, '/reviews', null, true);
  expect(shown.list.items.slice(0, 2).map(({ title }) => title)).toEqual([first.title, 'As it was read']);
  expect(shown.list.items.length).toBe(COUNT);
  await shown.open(company.urlName, '/reviews', null, false);
  expect(shown.list.items.length).toBeLessThan(COUNT);
});
