import { isGroup } from '@/core/kernel/figures/figures.rules';
import { peopleText } from '@/core/kernel/figures/people-text';
import { formatMonth } from '@/core/kernel/formatting/date';
import type { ComparedCompany } from '@/core/research/compare/compared-company';
import { payInLakh } from '@/core/research/salaries/pay-text';
import { messages } from './messages';

export function MedianPay({ pay: { median, count, newest } }: Pick<ComparedCompany, 'pay'>) {
  if (median !== null) return <CountedFigure value={payInLakh(median)} count={peopleText(count)} newest={newest} />;
  return isGroup(count) ? (
    <MissingFigure text={messages.noMedian} why={messages.fewChecked(peopleText(count))} />
  ) : (
    <MissingFigure text={messages.tooFew} why={messages.noSalaries} />
  );
}

export function MissingFigure({ text, why }: { readonly text: string; readonly why: string }) {
  return (
    <>
      {text}
      <span className="meta block">{why}</span>
    </>
  );
}

interface CountedProps {
  readonly value: string;
  readonly count: string;
  /** The newest month. Null if no report has a month, undefined if another row shows it. */
  readonly newest: string | null | undefined;
}

export function CountedFigure({ value, count, newest }: CountedProps) {
  return (
    <>
      {value}
      <span className="meta block">{`${messages.n(count)}${dateOf(newest)}`}</span>
    </>
  );
}

function dateOf(newest: string | null | undefined): string {
  if (newest === undefined) return '';
  return `, ${newest === null ? messages.undated : formatMonth(newest)}`;
}
