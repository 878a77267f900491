import { Star } from 'lucide-react';
import { peoplePlural } from '@/core/kernel/figures/people-text';
import { formatMonth } from '@/core/kernel/formatting/date';
import { plural } from '@/core/kernel/formatting/plural';
import { payInLakh, payRange } from '@/core/research/salaries/pay-text';
import type { Hit } from '@/core/research/search/search-results';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';
import { TypedPart } from './typed-part';

export interface FoundAnswerProps {
  readonly hit: Hit;
  readonly typed: string;
}

export function FoundAnswer({ hit, typed }: FoundAnswerProps) {
  const { label, detail, medianPay, salaries, rating, count, newest } = hit;
  const month = newest === null ? null : formatMonth(newest);
  return (
    <>
      <span className="first-hit__text">
        <span>
          <b>
            <TypedPart label={label} typed={typed} />
          </b>{' '}
          <small>{medianPay === null ? detail : messages.salaryIn(hit.place !== null)}</small>
        </span>
        {medianPay === null ? null : (
          <>
            <span className="first-hit__figure">
              <b>{payInLakh(medianPay)}</b> {messages.aYear}
            </span>
            <small>{messages.medianOf(messages.newest(peoplePlural(salaries ?? 0, messages.salaries), month))}</small>
          </>
        )}
        {rating === null ? null : (
          <>
            <span className="first-hit__figure">
              <Star size={18} fill="currentColor" aria-hidden="true" /> <b>{rating.toFixed(1)}</b>
              <VisuallyHidden>{messages.outOfFive}</VisuallyHidden>
            </span>
            <small>{messages.newest(plural(count ?? 0, messages.reviews), month)}</small>
          </>
        )}
      </span>
      <MiddleHalf hit={hit} />
    </>
  );
}

function MiddleHalf({ hit: { medianPay, lowerQuartile, upperQuartile } }: { readonly hit: Hit }) {
  if (medianPay === null || lowerQuartile === null || upperQuartile === null) return null;
  const end = upperQuartile * 1.25;
  const share = (pay: number) => `${(pay / end) * 100}%`;
  return (
    <span className="first-hit__half">
      <svg className="first-hit__axis" height="16" fill="currentColor" aria-hidden="true">
        <rect width="100%" height="2" />
        <rect
          fill="var(--chart-3)"
          stroke="var(--chart-2)"
          x={share(lowerQuartile)}
          width={share(upperQuartile - lowerQuartile)}
          y="2"
          height="10"
        />
        <rect x={share(medianPay)} y="2" width="3" height="13" />
      </svg>
      <small className="flex justify-between" aria-hidden="true">
        <span>{messages.zero}</span>
        <span>{payInLakh(end)}</span>
      </small>
      <small>{messages.halfEarn(payRange(lowerQuartile, upperQuartile, 'year'))}</small>
    </span>
  );
}
