import { observer } from 'mobx-react-lite';
import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import { ZERO } from '@/core/calculators/calculators/exact';
import { breakEvenOf } from '@/core/calculators/calculators/regimes.rules';
import { halfWagesOf, isInRelief, ministryExamples } from '@/core/calculators/calculators/take-home-notes.rules';
import { TakeHomeKey } from '@/stores/calculators/calculators/keys';
import type { TakeHomeOutcome } from '@/stores/calculators/calculators/take-home.store';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import type { OutcomeProps } from './deferred-content';
import { Fold } from './fold';
import { messages } from './messages';
import { sentences } from './sentences';
import { takeHomeMessages as texts } from './take-home-messages';

export const TakeHomeNotes = observer(function TakeHomeNotes({ outcome: { facts, both, regime } }: OutcomeProps) {
  const { form } = useStore(TakeHomeKey);
  const half = halfWagesOf(facts, both.new);
  const rentWithoutHra = facts.rentAMonth.gt(ZERO) && facts.hraRate.equals(ZERO);
  return (
    <div className="calc-notes">
      {facts.state === '' ? <Callout>{messages.noState}</Callout> : null}
      <CatchUp facts={facts} both={both} />
      {half === null ? null : (
        <Callout action={<Button onClick={() => form.change({ basic: '50%' })}>{texts.useHalf}</Button>}>
          {texts.halfWages(rupeesText(half))}
        </Callout>
      )}
      {isInRelief(both[regime]) ? <Callout>{texts.relief}</Callout> : null}
      {rentWithoutHra ? <Callout>{texts.rentWithoutHra}</Callout> : null}
      <MinistryExample year={facts.year} />
    </div>
  );
});

/** The deductions at which the old regime would equal the new one. */
function CatchUp({ facts, both }: Pick<TakeHomeOutcome, 'facts' | 'both'>) {
  if (both.cheaper === 'old') return null;
  const { needed, present } = breakEvenOf(facts, both);
  return needed.gt(present) ? (
    <p className="read num">{texts.catchUp(rupeesText(needed), rupeesText(present))}</p>
  ) : null;
}

function MinistryExample({ year }: { readonly year: string }) {
  const examples = ministryExamples(year);
  const [first] = examples;
  if (first === undefined) return null;
  return (
    <Fold title={texts.codesTitle}>
      <p className="text-ink-2 num">
        {sentences(
          texts.codes(rupeesText(first.allPay), rupeesText(first.basic)),
          ...examples.map(({ month, employee, left }) => texts.codesIn(month, rupeesText(employee), rupeesText(left))),
        )}
      </p>
    </Fold>
  );
}
