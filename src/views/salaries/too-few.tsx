import { slotsOf, stillNeeded } from '@/core/figures/figures.rules';
import type { SalaryFigure } from '@/core/salaries/salary';
import { messages } from './messages';

/** Stands for a figure that is not shown: how many reports are missing, or that it is kept back. */
export function TooFew({ figure: { count } }: { readonly figure: SalaryFigure }) {
  const missing = stillNeeded(count);
  if (missing === 0) return <span className="few">{messages.withheld}</span>;
  return (
    <span className="few">
      <span className="slots" role="img" aria-label={messages.slots(count)}>
        {slotsOf(count).map((isTaken, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slots never move.
          <i key={place} className={isTaken ? 'is-on' : undefined} />
        ))}
      </span>
      {messages.tooFew(missing)}
    </span>
  );
}
