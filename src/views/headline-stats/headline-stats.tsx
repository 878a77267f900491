import { observer } from 'mobx-react-lite';
import { HeadlineStatsKey } from '@/stores/headline-stats/keys';
import { BrandKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { Section } from '../ui/section';
import { messages } from './messages';

/** The figures of the product beside a page (PD-STATS); nothing if there are none. */
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
