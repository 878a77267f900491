import { observer } from 'mobx-react-lite';
import { TakeHomeKey } from '@/stores/calculators/keys';
import { useStore } from '../common/use-store';
import { CalculatorPage } from './calculator-page';
import { takeHomeMessages as texts } from './messages';
import { TakeHomeFields } from './take-home-fields';
import { TakeHomeMonths } from './take-home-months';
import { TakeHomeNotes } from './take-home-notes';
import { TakeHomeResult } from './take-home-result';
import { TakeHomeWorking } from './take-home-working';
import { FixFirst, Refusal } from './working';

/** The take-home calculator (RT-CALC-TAKEHOME). */
export const TakeHomeScreen = observer(function TakeHomeScreen() {
  const { form } = useStore(TakeHomeKey);
  return (
    <CalculatorPage
      title={texts.title}
      lead={texts.lead}
      form={form}
      fields={<TakeHomeFields />}
      leavesOut={texts.leavesOut}
      result={<Result />}
    >
      <Working />
    </CalculatorPage>
  );
});

const Result = observer(function Result() {
  const { facts, result } = useStore(TakeHomeKey);
  if (facts === null || result === null) return <FixFirst />;
  if (!result.ok) return <Refusal failure={result.failure} />;
  return (
    <>
      <TakeHomeResult both={result.value} />
      <TakeHomeNotes facts={facts} both={result.value} />
    </>
  );
});

const Working = observer(function Working() {
  const { facts, result } = useStore(TakeHomeKey);
  if (facts === null || !result?.ok) return null;
  return (
    <>
      <TakeHomeWorking facts={facts} both={result.value} />
      <TakeHomeMonths facts={facts} both={result.value} />
    </>
  );
});
