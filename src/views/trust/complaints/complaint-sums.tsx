import { observer } from 'mobx-react-lite';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import type { CompanyComplaintSums, ComplaintSums, GroundSum } from '@/core/kernel/moderated/complaint';
import { moderationMessages } from '@/core/trust/moderation/moderation-messages';
import { ComplaintSumsKey } from '@/stores/trust/complaints/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { sumMessages as messages } from './sum-messages';

const said = (count: number | null): string => (count === null ? messages.fewer : groupIndian(count));

export const ComplaintSumsPart = observer(function ComplaintSumsPart() {
  const sums = useStore(ComplaintSumsKey);
  return (
    <Section title={messages.title}>
      <LoadView state={sums.state} texts={messages} onRetry={sums.load} skeleton={<Skeleton />} level={3}>
        {(value) => <Sums sums={value} />}
      </LoadView>
    </Section>
  );
});

export function Sums({ sums }: { readonly sums: ComplaintSums }) {
  const { grounds, appeals, companies, hidden } = sums;
  if (isAllWithheld(sums)) return <p className="text-ink-2">{messages.allFewer}</p>;
  return (
    <>
      {grounds.length === 0 ? <p className="text-ink-2">{messages.none}</p> : null}
      <ul className="grid">
        {grounds.map((sum) => (
          <GroundLine key={sum.ground} sum={sum} />
        ))}
        <CompanyLine sum={companies} />
        <li className="log-line num">{messages.appeals(said(appeals.decided), said(appeals.won))}</li>
        <li className="log-line num">{messages.hidden(said(hidden.count))}</li>
        {hidden.places.map(({ place, count }) => (
          <li key={place} className="log-line num">
            {messages.hiddenOf(place, groupIndian(count))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns true if no count is shown, so that one sentence can say so. */
function isAllWithheld({ grounds, appeals, companies, hidden }: ComplaintSums): boolean {
  const counts = [appeals.decided, appeals.won, companies.received, companies.decided, companies.kept, hidden.count];
  const listed = grounds.length + companies.stars.length + hidden.places.length;
  return listed === 0 && counts.every((count) => count === null);
}

function GroundLine({ sum }: { readonly sum: GroundSum }) {
  const { ground, received, answered, medianHours, slowestHours, late } = sum;
  return (
    <li className="log-line num">
      <p className="strong">{moderationMessages.grounds[ground]}</p>
      <p className="text-ink-2">{messages.counts(said(received), said(answered), said(late))}</p>
      <p className="text-ink-2">
        {medianHours === null || slowestHours === null
          ? messages.noTimes
          : messages.times(groupIndian(medianHours), groupIndian(slowestHours))}
      </p>
    </li>
  );
}

function CompanyLine({ sum: { received, decided, kept, stars } }: { readonly sum: CompanyComplaintSums }) {
  return (
    <li className="log-line num">
      <p className="strong">{messages.companies(said(received))}</p>
      <p className="text-ink-2">{messages.companiesKept(said(decided), `${said(kept)}${shareOf(kept, decided)}`)}</p>
      {stars.map(({ rating, received: ofStars }) => (
        <p key={rating} className="text-ink-2">
          {plural(rating, messages.starsOf)}
          {said(ofStars)}.
        </p>
      ))}
    </li>
  );
}

/** Returns a share only if both counts are shown. */
function shareOf(kept: number | null, decided: number | null): string {
  return kept === null || decided === null ? '' : messages.keptShare(Math.round((100 * kept) / decided));
}
