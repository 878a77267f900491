import type { Container } from 'inversify';
import { parseAddress, queryValue } from '@/core/common/address';
import { reviewPageTexts } from '@/core/reviews/review-page-texts';
import { reviewsStructuredData } from '@/core/reviews/review-structured-data';
import { NavigationKey } from '@/stores/navigation/keys';
import { CompanyReviewsKey, OwnReviewKey } from '@/stores/reviews/keys';
import { CompanyReviews } from '@/views/reviews/company-reviews';
import { cursorQueryOf } from '../../later-page';
import { companyScreen } from '../company/company-screen';

const FILTERS = ['department', 'designation', 'location', 'who', 'employment', 'rating', 'months', 'liked', 'disliked'];

const QUERY = [...FILTERS, 'q', 'sort', 'after', 'review'];

/** Follows the address within the same company. */
async function select(container: Container): Promise<void> {
  await container.get(CompanyReviewsKey).select(container.get(NavigationKey).address);
}

/** The reviews of one company (RT-CO-REVIEWS). */
export const companyReviewsScreen = companyScreen({
  View: CompanyReviews,
  query: QUERY,
  load: async (container, { urlName = '' }) => {
    const { address } = container.get(NavigationKey);
    const reviewId = queryValue(parseAddress(address).query, 'review') || null;
    await Promise.all([
      container.get(CompanyReviewsKey).open(urlName, address, reviewId),
      container.get(OwnReviewKey).open(urlName),
    ]);
  },
  requery: select,
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
