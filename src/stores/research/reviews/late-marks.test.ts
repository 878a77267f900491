import { aSignedInBrowser } from '@tests/support/a-signed-in-browser';
import { expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { MemoryCompanyListing } from '@/adapters/memory/research/company/memory-company-listing';
import { MemoryReviews } from '@/adapters/memory/research/reviews/memory-reviews';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import { MarkReviewHelpful } from '@/core/research/reviews/mark-review-helpful.use-case';
import { CompanyReviewsStore } from './company-reviews.store';
import { LatestReviewsStore } from './latest-reviews.store';

const company = { companyId: 1, urlName: 'vaayuna-technologies', companyName: 'Vaayuna Technologies', industry: 'IT' };

it.each([
  { list: 'company', reads: 'marks' },
  { list: 'company', reads: 'reviews' },
  { list: 'latest', reads: 'marks' },
  { list: 'latest', reads: 'reviews' },
] as const)('a mark stays where an older answer comes after it: $list, $reads', async (the) => {
  const { browser } = aSignedInBrowser({ isReader: true });
  const { world, line } = browser;
  world.records(CompanyRecords).add(company);
  world.records(ReviewRecords).add({ companyId: 1, rating: 4, createdAt: world.clock.now() });
  const reviews = new MemoryReviews(browser);
  const shown =
    the.list === 'company'
      ? new CompanyReviewsStore(reviews)
      : new LatestReviewsStore(reviews, new MemoryCompanyListing(browser));
  if (shown instanceof CompanyReviewsStore) await shown.open(company.urlName, '', null, false);
  else await shown.open(null, false);
  const [review] = shown.list.items;
  if (review === undefined) throw new Error('There is no review.');
  line.holdAnswers('listReviews');
  const read = the.reads === 'marks' ? shown.readMarks() : shown.list.reload();
  await new MarkReviewHelpful(reviews).execute(review, shown);
  line.release();
  await read;
  expect(shown.list.items[0]).toMatchObject({ id: review.id, isHelpful: true, helpful: 1 });
});

it.each([
  { list: 'company', page: 'first' },
  { list: 'company', page: 'next' },
  { list: 'latest', page: 'first' },
  { list: 'latest', page: 'next' },
] as const)(
  'what the former user marked and wrote is in no answer that comes after they left: $list, $page',
  async (the) => {
    const { browser, me } = aSignedInBrowser({ isReader: true });
    const { world, line } = browser;
    world.records(CompanyRecords).add(company);
    for (let age = 0; age < 25; age += 1) {
      const own = { authorId: me.id, marks: new Set([me.id]) };
      world.records(ReviewRecords).add({ companyId: 1, rating: 4, createdAt: world.clock.now() - age, ...own });
    }
    const reviews = new MemoryReviews(browser);
    const shown =
      the.list === 'company'
        ? new CompanyReviewsStore(reviews)
        : new LatestReviewsStore(reviews, new MemoryCompanyListing(browser));
    const open = () =>
      shown instanceof CompanyReviewsStore ? shown.open(company.urlName, '', null, false) : shown.open(null, false);
    if (the.page === 'next') await open();
    line.holdAnswers('listReviews');
    const read = the.page === 'next' ? shown.list.loadMore() : open();
    const otherCallsEnd = () => new Promise((end) => setTimeout(end));
    await otherCallsEnd();
    browser.signOut();
    shown.forget();
    line.release();
    await read;
    await otherCallsEnd();
    expect(shown.list.items.length).toBeGreaterThan(0);
    expect(shown.list.items.filter(({ isMine, isHelpful }) => isMine || isHelpful)).toEqual([]);
  },
);
