import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { percentOf } from '@/core/kernel/figures/figures.rules';
import { payInLakh } from '@/core/research/salaries/pay-text';
import type { PostOffer } from '@/core/talk/salary-offers/offer';
import { bestOf } from '@/core/talk/salary-offers/offer-chart';
import { yearlyStockOf } from '@/core/talk/salary-offers/saved-offers';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages, PART_NAMES } from './messages';

export interface OfferTableProps {
  readonly items: readonly PostOffer[];
  readonly mySalary: number | null;
  readonly showsPicks: boolean;
}

/** Memoized, because votes do not change it. */
export const OfferTable = memo(function OfferTable({ items, mySalary, showsPicks }: OfferTableProps) {
  const all = items.reduce((sum, { votes }) => sum + (votes ?? 0), 0);
  const mine = (id: number): string | undefined => (id === mySalary ? 'me' : undefined);
  const row = (name: string, cell: (item: PostOffer, index: number) => ReactNode, className?: string) => (
    <tr className={className}>
      <th scope="row">{name}</th>
      {items.map((item, index) => (
        <td key={item.id} className={mine(item.id)}>
          {cell(item, index)}
        </td>
      ))}
    </tr>
  );
  const amounts = (name: string, amountOf: (item: PostOffer) => number, note?: (item: PostOffer) => string | null) => {
    const best = bestOf(items.map(amountOf));
    return row(name, (item) => {
      const amount = amountOf(item);
      const text = amount === 0 ? messages.none : payInLakh(amount);
      const more = note?.(item) ?? null;
      return (
        <>
          {amount === best ? <b>{text}</b> : text}
          {more === null ? null : <span className="offers__note">{more}</span>}
        </>
      );
    });
  };
  return (
    <table className="offers num">
      <caption className="vh">{messages.compared(items.length)}</caption>
      <thead>
        <tr>
          <td>
            <VisuallyHidden>{messages.part}</VisuallyHidden>
          </td>
          {items.map(({ id, companyName }) => (
            <th key={id} scope="col" className={mine(id)}>
              {companyName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(messages.role, ({ designation }) => designation)}
        {amounts(PART_NAMES.fixed, ({ fixed }) => fixed)}
        {amounts(PART_NAMES.variable, ({ variable }) => variable)}
        {amounts(
          PART_NAMES.stock,
          ({ stock }) => yearlyStockOf(stock),
          ({ stock }) => (stock === null ? null : messages.stockNote(stock)),
        )}
        {amounts(PART_NAMES.joiningBonus, ({ joiningBonus }) => joiningBonus)}
        {row(messages.city, ({ city }) => city)}
        {showsPicks
          ? row(
              messages.readersPick,
              (item) => (
                <>
                  {messages.share(percentOf(item.votes ?? 0, all))}
                  {item.id === mySalary ? (
                    <span className="poll__you">
                      <Check size={15} aria-hidden="true" />
                      {messages.yourPick}
                    </span>
                  ) : null}
                </>
              ),
              'offers__picks',
            )
          : null}
      </tbody>
    </table>
  );
});
