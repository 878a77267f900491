import { percentOf } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import type { StarSum } from '@/core/trust/public-log/log-sum';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export function StarSums({ stars }: { readonly stars: readonly StarSum[] }) {
  return (
    <Section title={messages.stars}>
      <p className="read">{messages.starsLead}</p>
      {stars.length === 0 ? (
        <p className="text-ink-2 mt-2">{messages.noStars}</p>
      ) : (
        <ul className="grid mt-2">
          {stars.map(({ rating, kept, takenOff }) => {
            const share = shareOf(kept, takenOff);
            return (
              <li key={rating} className="log-line num">
                {plural(rating, messages.starsOf)}
                <span className="dot" />
                {messages.keptOf(said(kept))}, {messages.takenOffOf(said(takenOff))}
                {share === null ? null : (
                  <>
                    {` (${messages.acceptedShare(share)})`}
                    <svg className="log-share" height="10" aria-hidden="true">
                      <line x1="0" x2="100%" y1="1" y2="1" />
                      <rect y="1" width={`${share}%`} height="8" />
                    </svg>
                  </>
                )}
              </li>
            );
          })}
        </ul>
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
