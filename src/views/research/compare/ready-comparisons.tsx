import { observer } from 'mobx-react-lite';
import { compareAddressOf } from '@/core/research/compare/compare-address';
import { ComparisonKey } from '@/stores/research/compare/keys';
import { Logo } from '@/views/kernel/common/logo';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export const ReadyComparisons = observer(function ReadyComparisons() {
  const { readyPairs } = useStore(ComparisonKey);
  if (readyPairs.length === 0) {
    return (
      <ButtonLink to="/list-of-companies" className="justify-self-start">
        {messages.allCompanies}
      </ButtonLink>
    );
  }
  return (
    <Section
      title={messages.ready}
      action={
        <TextLink to="/list-of-companies" look="block">
          {messages.allCompanies}
        </TextLink>
      }
    >
      <p className="text-ink-2">{messages.readyLead}</p>
      <ul className="compare__pairs">
        {readyPairs.map(([one, other]) => (
          <li key={one.urlName}>
            <a className="compare__pair" href={compareAddressOf([one.urlName, other.urlName])}>
              <span>
                <Logo name={one.companyName} logo={one.logo} />
                <Logo name={other.companyName} logo={other.logo} />
              </span>
              <span>
                <span className="strong block">{messages.pair(one.companyName, other.companyName)}</span>
                <span className="meta num">
                  {one.industry}, {messages.pairReviews(one.reviewsCount, other.reviewsCount)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
});
