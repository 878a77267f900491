import { formatPeriod } from '@/core/kernel/formatting/period';
import { plural } from '@/core/kernel/formatting/plural';
import type { Review } from '@/core/research/reviews/review';
import { EMPLOYMENT_LABELS } from '@/core/research/reviews/review-labels';
import { factMessages } from './fact-messages';

export type ReviewFacts = Pick<
  Review,
  | 'designation'
  | 'family'
  | 'department'
  | 'location'
  | 'state'
  | 'employment'
  | 'isCurrent'
  | 'years'
  | 'yearsBand'
  | 'month'
>;

type ReviewTitle = Pick<Review, 'title' | 'likes' | 'dislikes' | 'rating'>;

const MAX_TITLE = 60;

/** Falls back to the first words of a longer text, or the rating. */
export function reviewTitleOf({ title, likes, dislikes, rating }: ReviewTitle): string {
  return title ?? firstWordsOf(likes ?? dislikes ?? '') ?? factMessages.untitled(String(rating));
}

/** Returns null if nothing follows the first sentence. */
function firstWordsOf(text: string): string | null {
  const [sentence = '', rest = ''] = text.trim().split(/(?<=[.!?])\s|\n/u);
  if (sentence.length > MAX_TITLE) return `${sentence.slice(0, Math.max(0, sentence.lastIndexOf(' ', MAX_TITLE)))}…`;
  return rest === '' ? null : sentence.replace(/\.$/u, '');
}

export function factsOf({
  designation,
  family,
  department,
  location,
  state,
  employment,
  isCurrent,
  years,
  yearsBand,
  month,
}: ReviewFacts): readonly string[] {
  return [
    designation ?? (family === null ? department : [family, department].filter((part) => part !== null).join(', ')),
    location ?? state,
    employment === null || employment === 'fulltime' ? null : EMPLOYMENT_LABELS[employment],
    stayOf(isCurrent, years, yearsBand),
    month === null ? null : formatPeriod(month),
  ].filter((fact) => fact !== null);
}

function stayOf(
  isCurrent: ReviewFacts['isCurrent'],
  years: ReviewFacts['years'],
  band: ReviewFacts['yearsBand'],
): string | null {
  const parts: string[] = [];
  if (isCurrent !== null) parts.push(isCurrent ? factMessages.worksHere : factMessages.left);
  if (years !== null) parts.push(years === 0 ? factMessages.lessThanAYear : plural(years, factMessages.years));
  if (band !== null) parts.push(factMessages.yearsBand(band.from, band.to));
  return parts.length === 0 ? null : parts.join(', ');
}
