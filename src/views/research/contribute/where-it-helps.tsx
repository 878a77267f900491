import { observer } from 'mobx-react-lite';
import type { Company } from '@/core/research/company/company';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import type { CountedKind } from '@/core/research/contribute/thin-kinds.rules';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';
import { NotNowButton } from './owed-contribution';
import { SharedKinds } from './shared-kinds';

/** Asks for the kind with the fewest contributions. */
export const WhereItHelps = observer(function WhereItHelps({
  company,
  thinnest,
}: {
  readonly company: Company;
  readonly thinnest: CountedKind;
}) {
  const { screens } = useStore(NavigationKey);
  const { companyName, urlName } = company;
  const href = contributionAddress(screens, thinnest, { company: urlName });
  if (href === null) return null;
  return (
    <Section title={messages.helps}>
      <div className="grid gap-4">
        <p className="read">{messages.helpsMost[thinnest](companyName)}</p>
        <SharedKinds company={company} />
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={href} tone="primary">
            {messages.next[thinnest]}
          </ButtonLink>
          <NotNowButton type={thinnest} />
        </div>
      </div>
    </Section>
  );
});
