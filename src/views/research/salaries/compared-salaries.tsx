import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { MAX_COMPARED } from '@/core/kernel/common/compared.rules';
import { payRowsScaleOf } from '@/core/research/salaries/pay-rows-scale';
import type { SalaryGroup } from '@/core/research/salaries/salary';
import { comparedSalariesOf, withComparedSalary } from '@/core/research/salaries/salary-address';
import { companySalariesPath } from '@/core/research/salaries/salary-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ComparedSalariesKey, SalaryListKey, SalaryReportKey } from '@/stores/research/salaries/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';
import { PayRows } from './pay-rows';
import { ScaleNote } from './scale-note';
import type { PayProps } from './with-own-pay';
import { withOwnPay } from './with-own-pay';

const MAX_CHOICES = 12;

interface ComparedSalariesProps {
  readonly jobProfile: string;
}

/** Shows up to four companies, chosen in the address. Renders nothing if none has a figure. */
export const ComparedSalaries = withOwnPay(
  observer(function ComparedSalaries({ jobProfile, ownPay }: ComparedSalariesProps & PayProps) {
    const { groups } = useStore(ComparedSalariesKey);
    const { state } = useStore(SalaryListKey);
    const listed = state.state === 'ready' ? state.value.items.filter(({ figure }) => figure.median !== null) : [];
    const { unit } = useStore(SalaryReportKey);
    const points = groups.flatMap(({ figure: { lowerQuartile, median, upperQuartile } }) =>
      [lowerQuartile, median, upperQuartile].filter((amount) => amount !== null),
    );
    const scale = payRowsScaleOf(points);
    if (state.state === 'ready' && listed.length + groups.length === 0) return null;
    return (
      <Section title={messages.compareTitle}>
        <Choices chosen={groups} listed={listed} />
        {groups.length === 0 ? null : (
          <>
            <PayRows
              groups={groups}
              scale={scale}
              unit={unit}
              ownPay={ownPay}
              nameOf={({ name }) => name}
              hrefOf={({ key }) => withQuery(companySalariesPath(key), [['designation', jobProfile]])}
              current={null}
            />
            <ScaleNote scale={scale} ownPay={ownPay} />
          </>
        )}
      </Section>
    );
  }),
);

interface ChoicesProps {
  readonly chosen: readonly SalaryGroup[];
  readonly listed: readonly SalaryGroup[];
}

const Choices = observer(function Choices({ chosen, listed }: ChoicesProps) {
  const { address } = useStore(NavigationKey);
  const compared = comparedSalariesOf(address);
  const open = listed.filter(({ key }) => !compared.includes(key)).slice(0, MAX_CHOICES);
  const isFull = compared.length >= MAX_COMPARED;
  return (
    <>
      <p className="meta">{isFull ? messages.compareFull : messages.compareHint}</p>
      <ul className="pay-choices" aria-label={messages.compareChoices}>
        {[...chosen, ...(isFull ? [] : open)].map(({ key, name }) => {
          const isChosen = compared.includes(key);
          return (
            <li key={key}>
              <a
                href={withComparedSalary(address, key) ?? address}
                rel="nofollow"
                {...(isChosen ? { 'aria-current': 'true' as const, 'aria-label': messages.compareOut(name) } : {})}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
});
