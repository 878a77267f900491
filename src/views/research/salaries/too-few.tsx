import type { PayUnit } from '@/core/research/salaries/pay-text';
import { payBetween } from '@/core/research/salaries/pay-text';
import type { SalaryFigure } from '@/core/research/salaries/salary';
import { messages } from './messages';

export interface TooFewProps {
  readonly figure: Pick<SalaryFigure, 'band'>;
  readonly unit: PayUnit;
}

/** Replaces a hidden median with its band, or says that fewer than five people are counted. */
export function TooFewPeople({ figure: { band }, unit }: TooFewProps) {
  if (band === null) return <span className="few">{messages.tooFew}</span>;
  return (
    <span className="few num">
      {messages.between(payBetween(band.from, band.to, unit))} <small>{messages.bandHint}</small>
    </span>
  );
}
