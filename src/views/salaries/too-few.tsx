import type { SalaryFigure } from '@/core/salaries/salary';
import { messages } from './messages';

const SLOTS = [1, 2, 3, 4, 5];

/** Stands for a figure that is not shown: how many reports are missing, or that it is kept back. */
export function TooFew({ figure: { count } }: { readonly figure: SalaryFigure }) {
  if (count >= SLOTS.length) return <span className="few">{messages.withheld}</span>;
  return (
    <span className="few">
      <span className="slots" role="img" aria-label={messages.slots(count)}>
        {SLOTS.map((slot) => (
          <i key={slot} className={slot <= count ? 'is-on' : undefined} />
        ))}
      </span>
      {messages.tooFew(SLOTS.length - count)}
    </span>
  );
}
