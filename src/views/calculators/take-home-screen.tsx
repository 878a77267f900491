import { observer } from 'mobx-react-lite';
import { TakeHomeKey } from '@/stores/calculators/keys';
import { useStore } from '../common/use-store';
import { CalculatorPage } from './calculator-page';
import type { OutcomeProps } from './later';
import { Later } from './later';
import { TakeHomeFields } from './take-home-fields';
import { takeHomeMessages as texts } from './take-home-messages';
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
      <Later View={Working} />
    </CalculatorPage>
  );
});

const Result = observer(function Result() {
  const { result } = useStore(TakeHomeKey);
  if (result === null) return <FixFirst />;
  if (!result.ok) return <Refusal failure={result.failure} />;
  return (
    <>
      <TakeHomeResult both={result.value} />
      <Later View={TakeHomeNotes} />
    </>
  );
});

function Working({ outcome }: OutcomeProps) {
  return (
    <>
      <TakeHomeWorking outcome={outcome} />
      <TakeHomeMonths outcome={outcome} />
    </>
  );
}
