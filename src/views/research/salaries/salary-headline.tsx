import { TAKE_HOME_PATH } from '@/core/calculators/calculators/take-home-path';
import { LAKH } from '@/core/kernel/formatting/indian-number';
import type { PayUnit } from '@/core/research/salaries/pay-text';
import { oneDecimalText, payBetween, payInFull } from '@/core/research/salaries/pay-text';
import type { SalaryFigure } from '@/core/research/salaries/salary';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';
import { Provenance } from './provenance';
import { TooFewPeople } from './too-few';

export interface SalaryHeadlineProps {
  readonly figure: SalaryFigure;
  readonly unit: PayUnit;
}

/** Shows no stale median. Each changing text is its own element, so that it updates on a translated page. */
export function SalaryHeadline({ figure, unit }: SalaryHeadlineProps) {
  const { median, lowerQuartile, upperQuartile, isStale } = figure;
  if (median === null) {
    return (
      <div className="grid gap-2">
        <TooFewPeople figure={figure} unit={unit} />
        <Provenance figure={figure} />
      </div>
    );
  }
  const hasHalf = lowerQuartile !== null && upperQuartile !== null;
  return (
    <div>
      <p className={isStale ? 'median median--stale num' : 'median num'}>
        <b>{payInFull(median, unit)}</b>
        <span>
          <span>{unit === 'year' ? messages.aYear : messages.aMonth}</span>
          <span className="dot" />
          <span>{messages.lpa(oneDecimalText(median, LAKH))}</span>
        </span>
      </p>
      <p className="read text-ink-2 mt-2">
        {hasHalf ? (
          <span key="half">
            {messages.half} <span className="strong num">{payBetween(lowerQuartile, upperQuartile, unit)}</span>.
          </span>
        ) : (
          <span key="median">{messages.medianOnlyHint}</span>
        )}{' '}
        {isStale ? <span>{messages.staleHint}</span> : null}
      </p>
      <Provenance figure={figure} />
      <TextLink to={TAKE_HOME_PATH} look="block">
        {messages.inHand}
      </TextLink>
    </div>
  );
}
