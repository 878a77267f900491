import { Star } from 'lucide-react';
import { peoplePlural } from '@/core/kernel/figures/people-text';
import { formatMonth } from '@/core/kernel/formatting/date';
import { plural, pluralUnlessNone } from '@/core/kernel/formatting/plural';
import { payInLakh } from '@/core/research/salaries/pay-text';
import type { Hit } from '@/core/research/search/search-results';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

/** Always shows a rating with its count and newest month. */
export function FoundSide({ hit: { type, salaries, medianPay, rating, count, newest } }: { readonly hit: Hit }) {
  const month = newest === null ? null : formatMonth(newest);
  if (salaries !== null) {
    return (
      <>
        {medianPay === null ? null : <b className="strong">{messages.median(payInLakh(medianPay))}</b>}
        <span>{messages.newest(peoplePlural(salaries, messages.salaries), month)}</span>
      </>
    );
  }
  if (type === 'designation') return messages.noSalaries;
  if (count === null) return null;
  if (type === 'post') {
    return (
      <>
        {plural(count, messages.comments)}
        <span>{month}</span>
      </>
    );
  }
  if (type === 'skill') return plural(count, messages.ofSkill);
  if (type !== 'company') return pluralUnlessNone(count, messages.followers);
  if (rating === null) return count === 0 ? messages.noReviews : plural(count, messages.noRating);
  return (
    <>
      <Star size={13} fill="currentColor" aria-hidden="true" /> <b className="strong">{rating.toFixed(1)}</b>
      <VisuallyHidden>{messages.outOfFive}</VisuallyHidden>
      <span>{messages.newest(plural(count, messages.reviews), month)}</span>
    </>
  );
}
