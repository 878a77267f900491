import type { AspectRatings, Review, ReviewAspect } from '@/contract/generated/review';
import { monthInIndia } from '@/core/common/india-calendar.rules';
import { REVIEW_ASPECTS } from '@/core/reviews/review-aspect.rules';
import type { ReviewRow } from './review.queries';

/** A review as the viewer may see it. */
export function presentReview(
  row: ReviewRow,
  viewer: { readonly isHelpful: boolean; readonly isMine: boolean },
): Review {
  return {
    id: row.id,
    company: { urlName: row.company_slug, name: row.company_name, logo: row.company_logo },
    title: row.title,
    likes: row.likes,
    dislikes: row.dislikes,
    rating: row.rating,
    aspects: aspectsOf(row),
    designation: row.designation,
    department: row.department,
    location: row.location,
    employment: row.employment,
    isCurrent: row.is_current,
    years: row.years,
    month: monthInIndia(row.created_at.getTime()),
    editedMonth: row.edited_at === null ? null : monthInIndia(row.edited_at.getTime()),
    proof: row.proof,
    answer:
      row.answer === null
        ? null
        : { text: row.answer, month: row.answered_at === null ? null : monthInIndia(row.answered_at.getTime()) },
    helpful: row.helpful,
    isHelpful: viewer.isHelpful,
    isMine: viewer.isMine,
    earlier: row.earlier.map(({ id, rating, title, likes, dislikes }) => ({ id, rating, title, likes, dislikes })),
  };
}

/** The aspects that were rated. */
export function aspectsOf(row: Pick<ReviewRow, ReviewAspect>): AspectRatings {
  return Object.fromEntries(
    REVIEW_ASPECTS.flatMap((aspect) => {
      const rating = row[aspect];
      return rating === null ? [] : [[aspect, rating]];
    }),
  );
}
