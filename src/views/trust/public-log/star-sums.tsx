import { percentOf } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import type { StarTotal } from '@/core/trust/public-log/log-sum';
import { BarList } from '@/views/kernel/common/bar-list';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export function StarSums({ stars }: { readonly stars: readonly StarTotal[] }) {
  return (
    <Section title={messages.stars}>
      <p className="read">{messages.starsLead}</p>
      {stars.length === 0 ? (
        <p className="text-ink-2 mt-2">{messages.noStars}</p>
      ) : (
        <BarList
          hasLongLabels
          label={messages.starsLabel}
          bars={stars.map(({ rating, kept, takenOff }) => {
            const share = shareOf(kept, takenOff);
            return {
              key: String(rating),
              label: messages.starLine(plural(rating, messages.starsOf), said(kept), said(takenOff)),
              percent: share,
              value: share === null ? messages.noShare : messages.acceptedShare(share),
            };
          })}
        />
      )}
    </Section>
  );
}

function said(count: number | null): string {
  return count === null ? messages.fewer : groupIndian(count);
}

/** Returns a share only if both counts are shown. */
function shareOf(kept: number | null, takenOff: number | null): number | null {
  return kept === null || takenOff === null ? null : percentOf(kept, kept + takenOff);
}
