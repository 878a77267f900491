import { observer } from 'mobx-react-lite';
import { percentOf } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { Company } from '@/core/research/company/company';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import { thinKindsOf } from '@/core/research/contribute/thin-kinds.rules';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BarList } from '@/views/kernel/common/bar-list';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

/** Compares how many contributions of each kind the user's company has, and asks for the kind with the fewest. */
export const WhereItHelps = observer(function WhereItHelps({
  company: { companyName, urlName, counts },
}: {
  readonly company: Company;
}) {
  const { screens } = useStore(NavigationKey);
  const kinds = thinKindsOf(counts);
  const [fewest] = kinds;
  const most = kinds.at(-1)?.count ?? 0;
  const href = fewest === undefined ? null : contributionAddress(screens, fewest.kind, { company: urlName });
  if (fewest === undefined || href === null) return null;
  return (
    <Section title={messages.helps}>
      <div className="grid gap-4">
        <p className="read">{messages.helpsMost[fewest.kind](companyName)}</p>
        <BarList
          label={messages.helpsLabel(companyName)}
          bars={kinds.map(({ kind, count }) => ({
            key: kind,
            label: messages.helpsKinds[kind],
            percent: percentOf(count, most),
            value: groupIndian(count),
          }))}
        />
        <ButtonLink to={href} tone="primary" className="justify-self-start">
          {messages.next[fewest.kind]}
        </ButtonLink>
      </div>
    </Section>
  );
});
