import { headlineStats } from '@/core/shell/headline-stats';
import { BrandKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { Section } from '../ui/section';
import { messages } from './messages';

/** The figures of the product (PD-STATS). */
export function HeadlineStats() {
  const brand = useStore(BrandKey);
  return (
    <Section title={messages.statsTitle(brand)}>
      <dl className="rows num">
        {headlineStats.map(({ value, label }) => (
          <div key={label} className="flex items-baseline justify-between gap-3 py-3">
            <dt className="text-ink-2 first-letter:uppercase">{label}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
