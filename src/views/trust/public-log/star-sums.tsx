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
          {stars.map(({ rating, kept, takenOff }) => (
            <li key={rating} className="log-line num">
              {plural(rating, messages.starsOf)}
              <span className="dot" />
              {messages.keptOf(said(kept))}, {messages.takenOffOf(said(takenOff))}
              {shareOf(kept, takenOff)}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function said(count: number | null): string {
  return count === null ? messages.fewer : groupIndian(count);
}

/** Returns a share only if both counts are shown. */
function shareOf(kept: number | null, takenOff: number | null): string {
  return kept === null || takenOff === null
    ? ''
    : ` (${messages.acceptedShare(Math.round((100 * kept) / (kept + takenOff)))})`;
}
