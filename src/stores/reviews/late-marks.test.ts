import { aSignedInBrowser } from '@tests/support/a-signed-in-browser';
import { expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/company/company-records';
import { MemoryReviews } from '@/adapters/memory/reviews/memory-reviews';
import { ReviewRecords } from '@/adapters/memory/reviews/review-records';
import { MarkReviewHelpful } from '@/core/reviews/mark-review-helpful.use-case';
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
  const shown = the.list === 'company' ? new CompanyReviewsStore(reviews) : new LatestReviewsStore(reviews);
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
