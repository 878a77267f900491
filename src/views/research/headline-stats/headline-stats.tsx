import { observer } from 'mobx-react-lite';
import { BrandKey } from '@/stores/kernel/shell/keys';
import { HeadlineStatsKey } from '@/stores/research/headline-stats/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export const HeadlineStats = observer(function HeadlineStats() {
  const brand = useStore(BrandKey);
  const { figures } = useStore(HeadlineStatsKey);
  if (figures.length === 0) return null;
  return (
    <Section title={messages.title(brand)}>
      <dl className="rows num">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex items-baseline justify-between gap-3 py-3">
            <dt className="stats__label text-ink-2">{label}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
});
