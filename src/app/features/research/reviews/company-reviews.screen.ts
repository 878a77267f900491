import type { Container } from 'inversify';
import { cursorQueryOf } from '@/app/later-page';
import { parseAddress, queryValue } from '@/core/kernel/common/address';
import { reviewPageTexts } from '@/core/research/reviews/review-page-texts';
import { reviewsStructuredData } from '@/core/research/reviews/review-structured-data';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyReviewsKey, OwnReviewKey } from '@/stores/research/reviews/keys';
import { CompanyReviews } from '@/views/research/reviews/company-reviews';
import { companyScreen } from '../company/company-screen';

const FILTERS = ['department', 'designation', 'location', 'who', 'employment', 'rating', 'months', 'liked', 'disliked'];

const QUERY = [...FILTERS, 'q', 'sort', 'after', 'review'];

function linkedReview(address: string): string | null {
  return queryValue(parseAddress(address).query, 'review') || null;
}

async function turn(container: Container): Promise<void> {
  const { address } = container.get(NavigationKey);
  await container.get(CompanyReviewsKey).turnTo(address, linkedReview(address));
}

export const companyReviewsScreen = companyScreen({
  View: CompanyReviews,
  query: QUERY,
  pages: ['review'],
  load: async (container, { urlName = '' }) => {
    const { address, isBack } = container.get(NavigationKey);
    await Promise.all([
      container.get(CompanyReviewsKey).open(urlName, address, linkedReview(address), isBack),
      container.get(OwnReviewKey).open(urlName),
    ]);
  },
  requery: turn,
  page: (company, container) => {
    const { figures, list, selection } = container.get(CompanyReviewsKey);
    const texts = reviewPageTexts(company, figures.state === 'ready' ? figures.value : null);
    return {
      ...texts,
      ownQuery: cursorQueryOf(container, list, selection.after, QUERY),
      structured: reviewsStructuredData(list.items),
    };
  },
});
