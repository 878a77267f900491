import './company-lines.css';
import { Star } from 'lucide-react';
import type { CompanyCard } from '@/core/company/company-card';
import { peopleText } from '@/core/figures/people-text';
import { formatMonth } from '@/core/formatting/date';
import { plural } from '@/core/formatting/plural';
import { payInLakh } from '@/core/salaries/pay-text';
import { Logo } from '../common/logo';
import { VisuallyHidden } from '../ui/visually-hidden';
import { lineMessages } from './line-messages';

export interface CompanyLineProps {
  readonly company: CompanyCard;
  /** A word before the figures: what it is to another company. */
  readonly note?: string | undefined;
}

/** A company in a short list: name, what it is, its rating with n and newest month, and its median pay with n. */
export function CompanyLine({ company, note }: CompanyLineProps) {
  const { companyName, urlName, rating, reviewsCount, newestReview, medianPay, salariesCount } = company;
  return (
    <li>
      <a href={`/overview/${urlName}-overview`} className="company__line">
        <Logo name={companyName} logo={company.logo} />
        <span className="company__line-text">
          <span className="strong">{companyName}</span>
          <span className="meta num">
            {note === undefined ? null : `${note} · `}
            {reviewsCount === 0 ? lineMessages.noReviewsYet : plural(reviewsCount, lineMessages.reviews)}
            {newestReview === null ? null : `, ${lineMessages.newest(formatMonth(newestReview))}`}
            {medianPay === null ? null : ` · ${lineMessages.medianOf(payInLakh(medianPay), peopleText(salariesCount))}`}
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
