import { observer } from 'mobx-react-lite';
import type { CompanyCard } from '@/core/research/company/company-card';
import { compareAddressOf } from '@/core/research/compare/compare-address';
import type { SuggestedPair } from '@/core/research/compare/ready-pairs';
import { ComparisonKey } from '@/stores/research/compare/keys';
import { Logo } from '@/views/kernel/common/logo';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export const ReadyComparisons = observer(function ReadyComparisons() {
  const { readyPairs } = useStore(ComparisonKey);
  const ofIndustry = readyPairs('industry');
  const ofCity = readyPairs('hq');
  if (ofIndustry.length + ofCity.length === 0) {
    return (
      <ButtonLink to="/list-of-companies" className="justify-self-start">
        {messages.allCompanies}
      </ButtonLink>
    );
  }
  return (
    <>
      <Pairs title={messages.ready} lead={messages.readyLead} pairs={ofIndustry} placeOf={({ industry }) => industry} />
      <Pairs title={messages.readyInCity} lead={messages.readyInCityLead} pairs={ofCity} placeOf={({ hq }) => hq} />
    </>
  );
});

interface PairsProps {
  readonly title: string;
  readonly lead: string;
  readonly pairs: readonly SuggestedPair[];
  readonly placeOf: (company: CompanyCard) => string;
}

function Pairs({ title, lead, pairs, placeOf }: PairsProps) {
  if (pairs.length === 0) return null;
  return (
    <Section
      title={title}
      action={
        <TextLink to="/list-of-companies" look="block">
          {messages.allCompanies}
        </TextLink>
      }
    >
      <p className="text-ink-2">{lead}</p>
      <ul className="compare__pairs">
        {pairs.map(([one, other]) => (
          <li key={one.urlName}>
            <a className="compare__pair" href={compareAddressOf([one.urlName, other.urlName])}>
              <span>
                <Logo name={one.companyName} logo={one.logo} />
                <Logo name={other.companyName} logo={other.logo} />
              </span>
              <span>
                <span className="strong block">{messages.pair(one.companyName, other.companyName)}</span>
                <span className="meta num">
                  {placeOf(one)}, {messages.pairReviews(one.reviewsCount, other.reviewsCount)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
