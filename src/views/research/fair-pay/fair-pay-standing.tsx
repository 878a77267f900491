import './fair-pay-group.css';
import type { FairPay } from '@/core/research/fair-pay/fair-pay.rules';
import { EARN_LESS_PHRASE, earnLessText, payBandText } from '@/core/research/fair-pay/fair-pay-sentence';
import { payInLakh, payInMonth } from '@/core/research/salaries/pay-text';
import type { SalaryFigure } from '@/core/research/salaries/salary';
import { sentences } from '@/views/calculators/calculators/sentences';
import { fairPayMessages as texts } from './fair-pay-messages';

interface FairPayStandingProps {
  readonly standing: FairPay;
  readonly figure: Pick<SalaryFigure, 'median'>;
}

export function FairPayStanding({ standing, figure }: FairPayStandingProps) {
  const { below, band, distance, interval } = standing;
  const away = Math.abs(distance);
  return (
    <>
      {below === null ? (
        <p className="fair-band num">{payBandText(band)}</p>
      ) : (
        <p className="fair-place num">
          <span className="fair-band">{earnLessText(below)}</span> <span>{EARN_LESS_PHRASE}</span>
        </p>
      )}
      <p className="read num">
        {sentences(
          figure.median === null ? '' : medianText(payInLakh(figure.median), interval),
          distance === 0 ? texts.atMedian : texts.distance(payInLakh(away), payInMonth(away), distance < 0),
        )}
      </p>
    </>
  );
}

function medianText(median: string, interval: FairPay['interval']): string {
  if (interval === null) return texts.median(median);
  return texts.medianWithin(median, payInLakh(interval.from), payInLakh(interval.to));
}
