import { formatMonth } from '@/core/kernel/formatting/date';
import { plural } from '@/core/kernel/formatting/plural';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import type { ReviewFigures } from './review-figures';

const COUNT = { one: '{count} review', other: '{count} reviews' };

export function reviewPageTexts(
  { companyName }: { readonly companyName: string },
  figures: Pick<ReviewFigures, 'count' | 'heldCount' | 'rating' | 'newest'> | null,
): PageTexts {
  const reviews = figures === null || figures.count === 0 ? 'reviews' : plural(figures.count, COUNT);
  const rated = figures === null || figures.rating === null ? '' : `, rated ${figures.rating.toFixed(1)} of 5`;
  const newest = figures?.newest == null ? '' : ` Newest ${formatMonth(figures.newest)}.`;
  return {
    title: `${companyName}: ${reviews} by people who work there · {brand}`,
    description: `What people like and dislike about working at ${companyName}${rated}: work-life balance, pay, promotions, culture.${newest}`,
    isEmpty: figures !== null && figures.count === 0 && figures.heldCount === 0,
  };
}
