import { observer } from 'mobx-react-lite';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { AwardList } from '@/core/research/awards/award';
import { MIN_REVIEWS } from '@/core/research/awards/award.rules';
import { awardPathOf } from '@/core/research/awards/award-path';
import { AwardsKey } from '@/stores/research/awards/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { Section } from '@/views/kernel/ui/section';
import { AddContribution } from '../contribute/add-contribution';
import { CountingRules } from './counting-rules';
import { messages } from './messages';

export const QualifierScreen = observer(function QualifierScreen() {
  const { list } = useStore(AwardsKey);
  return (
    <div className="grid gap-6">
      <div className="hang">
        <BackLink to="/awards">{messages.backToAwards}</BackLink>
        <div className="hang__head">
          <h1 className="h1">{messages.qualifier}</h1>
          <AddContribution kind="review" tone="primary" />
        </div>
        <p className="read">{messages.qualifierLead}</p>
      </div>
      {list.state === 'ready' ? <Qualified list={list.value} /> : null}
      <Section title={messages.how}>
        <CountingRules minReviews={MIN_REVIEWS} />
      </Section>
    </div>
  );
});

/** Renders nothing until the first edition has been counted. */
function Qualified({ list: { year, from, to, editions, categories } }: { readonly list: AwardList }) {
  const qualified = editions.find((edition) => edition.year === year)?.companies ?? 0;
  if (qualified === 0) return null;
  return (
    <Section title={messages.qualified(qualified, year)}>
      <p className="text-ink-2 num">{messages.qualifiedOf(from, to)}</p>
      <ul className="award-categories num">
        {categories.map(({ urlName, name, companies }) => (
          <li key={urlName}>
            <a href={awardPathOf({ year, category: urlName })}>
              <span>{name}</span>
              <b>{groupIndian(companies)}</b>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
