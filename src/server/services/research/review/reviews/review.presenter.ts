import type { AspectRatings, Review, ReviewAspect } from '@/contract/generated/review';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { shownAuthorOf } from '@/core/research/cards/shown-card.rules';
import { REVIEW_ASPECTS } from '@/core/research/reviews/review-aspect.rules';
import { presentAnswer } from '@/server/platform/employer-answers/shown-answer.presenter';
import type { ReviewRow } from './review.queries';

/** Presents a review. A pending change is visible to its author only. */
export function presentReview(
  stored: ReviewRow,
  viewer: { readonly isHelpful: boolean; readonly isMine: boolean },
): Review {
  const edit = viewer.isMine ? stored.edit : null;
  const row = { ...stored, ...edit };
  const shown = shownAuthorOf(row.card);
  const monthOf = (moment: Date | null) => (moment === null || !shown.hasMonth ? null : monthInIndia(moment.getTime()));
  return {
    id: row.id,
    company: { urlName: row.company_slug, name: row.company_name, logo: row.company_logo },
    title: row.title,
    likes: row.likes,
    dislikes: row.dislikes,
    rating: row.rating,
    aspects: aspectsOf(row),
    designation: shown.hasTitle ? row.designation : null,
    family: shown.family,
    department: shown.hasDepartment ? row.department : null,
    location: shown.hasCity ? row.location : null,
    state: shown.hasState && !shown.hasCity ? row.state : null,
    employment: row.employment,
    isCurrent: shown.hasStay ? row.is_current : null,
    years: shown.hasYears ? row.years : null,
    yearsBand: shown.yearsBand,
    month: shown.period,
    isEdited: row.edited_at !== null || edit !== null,
    editedMonth: monthOf(row.edited_at),
    proof: row.proof,
    answer: row.answer === null ? null : presentAnswer(row.answer, shown.hasMonth),
    helpful: row.helpful,
    isHelpful: viewer.isHelpful,
    isMine: viewer.isMine,
    earlier: row.earlier.map(({ id, rating, title, likes, dislikes }) => ({ id, rating, title, likes, dislikes })),
  };
}

export function aspectsOf(row: Pick<ReviewRow, ReviewAspect>): AspectRatings {
  return Object.fromEntries(
    REVIEW_ASPECTS.flatMap((aspect) => {
      const rating = row[aspect];
      return rating === null ? [] : [[aspect, rating]];
    }),
  );
}
