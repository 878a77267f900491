import './take-home.css';
import { observer } from 'mobx-react-lite';
import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import type { Exact } from '@/core/calculators/calculators/exact';
import { ZERO } from '@/core/calculators/calculators/exact';
import { changesOf } from '@/core/calculators/calculators/regimes.rules';
import { TakeHomeKey } from '@/stores/calculators/calculators/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { CalculatorPage } from './calculator-page';
import type { OutcomeProps } from './deferred-content';
import { DeferredContent } from './deferred-content';
import { messages } from './messages';
import { TakeHomeFields } from './take-home-fields';
import { takeHomeMessages as texts } from './take-home-messages';
import { TakeHomeMonths } from './take-home-months';
import { TakeHomeNotes } from './take-home-notes';
import { TakeHomeResult } from './take-home-result';
import { TakeHomeWorking } from './take-home-working';
import { FixInputFirst, Refusal } from './working';

export const TakeHomeScreen = observer(function TakeHomeScreen() {
  const { form, result, rested } = useStore(TakeHomeKey);
  const both = result?.ok ? result.value : rested?.outcome.both;
  return (
    <CalculatorPage
      title={texts.title}
      lead={texts.lead}
      form={form}
      fields={<TakeHomeFields />}
      leavesOut={texts.leavesOut}
      answer={
        both === undefined ? null : texts.answer(rupeesText(both[both.cheaper].netMonth), messages.regime[both.cheaper])
      }
      result={
        <>
          <Result />
          <DeferredContent View={TakeHomeNotes} />
        </>
      }
    >
      <DeferredContent isLong View={Working} />
    </CalculatorPage>
  );
});

/** Keeps the last amounts while a field is invalid, and until typing pauses. */
const Result = observer(function Result() {
  const { result, rested, keepsAmounts } = useStore(TakeHomeKey);
  const both = result?.ok ? result.value : rested?.outcome.both;
  return (
    <>
      {result === null && !keepsAmounts ? <FixInputFirst /> : null}
      {result?.ok === false ? <Refusal failure={result.failure} /> : null}
      {both === undefined ? null : (
        <TakeHomeResult both={both} isBusy={keepsAmounts} isHidden={!result?.ok && !keepsAmounts} />
      )}
    </>
  );
});

function Working({ outcome }: OutcomeProps) {
  return (
    <>
      <TakeHomeWorking outcome={outcome} />
      <TakeHomeMonths outcome={outcome} />
      <TakeHomeChanges outcome={outcome} />
    </>
  );
}

function TakeHomeChanges({ outcome: { facts, both, regime } }: OutcomeProps) {
  const changes = changesOf(facts, both[regime]);
  if (changes.length === 0) return null;
  return (
    <Section title={texts.changes} className="calc-changes">
      <ul className="rows">
        {changes.map(({ change, month, fund }) => (
          <li key={change} className="calc-change">
            <p className="strong">{texts.change[change]}</p>
            <p className="num text-ink-2">
              {`${texts.changeMonth(rupeesText(month.abs()), isLess(month))}, ${texts.changeFund(rupeesText(fund.abs()), isLess(fund))}.`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function isLess(amount: Exact): boolean {
  return amount.lt(ZERO);
}
