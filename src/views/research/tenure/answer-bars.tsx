import { percentOf } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { TenureFigure } from '@/core/research/tenure/tenure.rules';
import { tenureSegmentLabel } from '@/core/research/tenure/tenure-labels';
import { BarList } from '@/views/kernel/common/bar-list';
import { messages } from './messages';

export function AnswerBars({ figure: { question, count, segments } }: { readonly figure: TenureFigure }) {
  if (segments.length === 0) return null;
  return (
    <BarList
      hasLongLabels
      bars={segments.map(({ codes, count: people }) => ({
        key: codes.join(),
        label: tenureSegmentLabel(question, codes),
        percent: percentOf(people, count),
        value: (
          <>
            {groupIndian(people)}
            <small>{messages.say}</small>
          </>
        ),
      }))}
    />
  );
}
