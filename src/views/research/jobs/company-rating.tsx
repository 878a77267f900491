import Star from 'lucide-react/icons/star';
import { formatMonth } from '@/core/kernel/formatting/date';
import { plural } from '@/core/kernel/formatting/plural';
import type { Job } from '@/core/research/jobs/job';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

interface CompanyRatingProps {
  readonly job: Pick<Job, 'rating' | 'company'>;
  /** True in a list, which leaves out the month. */
  readonly isShort?: boolean;
}

/** Links to the reviews. Renders nothing while the company has too few. */
export function CompanyRating({ job: { rating, company }, isShort = false }: CompanyRatingProps) {
  if (rating === null) return null;
  const { value, count, newest } = rating;
  const reviews = plural(count, messages.ratedBy);
  return (
    <a className="job__rating num" href={`/reviews/${company.urlName}-reviews`}>
      <Star size={14} fill="currentColor" aria-hidden="true" />
      <span className="strong">{value.toFixed(1)}</span>
      <VisuallyHidden>{messages.outOfFive}</VisuallyHidden>
      {isShort ? reviews : messages.ratedUntil(reviews, formatMonth(newest))}
    </a>
  );
}
