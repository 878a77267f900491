import { percentOf } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { TenureFigure } from '@/core/research/tenure/tenure.rules';
import { tenureSegmentLabel } from '@/core/research/tenure/tenure-labels';
import { messages } from './messages';

export function AnswerBars({ figure: { question, count, segments } }: { readonly figure: TenureFigure }) {
  if (segments.length === 0) return null;
  return (
    <ul className="tenbars num">
      {segments.map(({ codes, count: people }) => (
        <li key={codes.join()}>
          <span>{tenureSegmentLabel(question, codes)}</span>
          <svg height="11" aria-hidden="true">
            <line x1="0" x2="100%" y1="0.5" y2="0.5" />
            <rect width={`${percentOf(people, count)}%`} height="9" />
          </svg>
          <b>
            {groupIndian(people)}
            <small>{messages.say}</small>
          </b>
        </li>
      ))}
    </ul>
  );
}
