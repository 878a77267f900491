import { observer } from 'mobx-react-lite';
import { percentOf } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { Company } from '@/core/research/company/company';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import type { CountedKind } from '@/core/research/contribute/thin-kinds.rules';
import { isWithheld, thinKindsOf } from '@/core/research/contribute/thin-kinds.rules';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BarList } from '@/views/kernel/common/bar-list';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';
import { NotNowButton } from './owed-contribution';

/** Compares how many contributions of each kind the user's company has, and asks for the kind with the fewest. */
export const WhereItHelps = observer(function WhereItHelps({
  company: { companyName, urlName, counts },
  thinnest,
}: {
  readonly company: Company;
  readonly thinnest: CountedKind;
}) {
  const { screens } = useStore(NavigationKey);
  const kinds = thinKindsOf(counts);
  const most = kinds.at(-1)?.count ?? 0;
  const href = contributionAddress(screens, thinnest, { company: urlName });
  if (href === null) return null;
  return (
    <Section title={messages.helps}>
      <div className="grid gap-4">
        <p className="read">{messages.helpsMost[thinnest](companyName)}</p>
        <BarList
          label={messages.helpsLabel(companyName)}
          bars={kinds.map((one) => ({
            key: one.kind,
            label: messages.helpsKinds[one.kind],
            percent: isWithheld(one) ? null : percentOf(one.count, most),
            value: isWithheld(one) ? messages.helpsWithheld : groupIndian(one.count),
          }))}
        />
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
