import type { StructuredData } from '@/core/kernel/navigation/page-meta';
import type { Review } from './review';

const MAX_REVIEWS = 10;

/**
 * Returns schema.org EmployerReviews, without an author's name and with a month as date, since the page shows no more.
 */
export function reviewsStructuredData(reviews: readonly Review[]): readonly StructuredData[] {
  return reviews.slice(0, MAX_REVIEWS).map(({ company, title, likes, dislikes, rating, designation, month }) => ({
    '@type': 'EmployerReview',
    itemReviewed: { '@type': 'Organization', name: company.name, url: `/overview/${company.urlName}-overview` },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    author: { '@type': 'Person', name: 'Anonymous', ...(designation === null ? {} : { jobTitle: designation }) },
    ...(month === null ? {} : { datePublished: month.replace(/-Q.$/, '') }),
    ...(title === null ? {} : { name: title }),
    ...(likes === null && dislikes === null ? {} : { reviewBody: bodyOf(likes, dislikes) }),
  }));
}

function bodyOf(likes: string | null, dislikes: string | null): string {
  return [likes === null ? '' : `Likes: ${likes}`, dislikes === null ? '' : `Dislikes: ${dislikes}`]
    .filter((side) => side !== '')
    .join('\n');
}
