import { joinFacts } from '@/core/kernel/formatting/facts';
import './company-lines.css';
import { Star } from 'lucide-react';
import { peopleText } from '@/core/kernel/figures/people-text';
import { formatMonth } from '@/core/kernel/formatting/date';
import { plural } from '@/core/kernel/formatting/plural';
import type { CompanyCard } from '@/core/research/company/company-card';
import { payInLakh } from '@/core/research/salaries/pay-text';
import { Logo } from '@/views/kernel/common/logo';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { lineMessages } from './line-messages';

export interface CompanyLineProps {
  readonly company: CompanyCard;
  readonly note?: string | undefined;
}

export function CompanyLine({ company, note }: CompanyLineProps) {
  const { companyName, urlName, rating, reviewsCount, newestReview, medianPay, salariesCount } = company;
  const reviews = reviewsCount === 0 ? lineMessages.noReviewsYet : plural(reviewsCount, lineMessages.reviews);
  return (
    <li>
      <a href={`/overview/${urlName}-overview`} className="company__line">
        <Logo name={companyName} logo={company.logo} />
        <span className="company__line-text">
          <span className="strong">{companyName}</span>
          <span className="meta num">
            {joinFacts([
              note ?? null,
              newestReview === null ? reviews : `${reviews}, ${lineMessages.newest(formatMonth(newestReview))}`,
              medianPay === null ? null : lineMessages.medianOf(payInLakh(medianPay), peopleText(salariesCount)),
            ])}
          </span>
        </span>
        {rating === null ? null : (
          <span className="company__score num">
            <Star size={14} fill="currentColor" aria-hidden="true" />
            {rating.toFixed(1)}
            <VisuallyHidden>{lineMessages.outOfFive}</VisuallyHidden>
          </span>
        )}
      </a>
    </li>
  );
}
