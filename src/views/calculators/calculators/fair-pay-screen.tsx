import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import type { CalculatorForm } from '@/stores/calculators/calculators/calculator-form';
import { FairPayKey } from '@/stores/calculators/calculators/keys';
import { LazySuggestField } from '@/views/kernel/catalog/lazy-suggest-field';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { AmountField, RateField } from './calculator-fields';
import { CalculatorPage } from './calculator-page';
import { fairPayMessages as texts } from './fair-pay-messages';
import { FairPayResult } from './fair-pay-result';

/** The check whether pay is fair (RT-PAID-FAIRLY). */
export const FairPayScreen = observer(function FairPayScreen() {
  const { form, state } = useStore(FairPayKey);
  return (
    <CalculatorPage
      title={texts.title}
      lead={texts.lead}
      form={form}
      hasExample={false}
      fields={<FairPayFields />}
      leavesOut={texts.leavesOut}
      result={<FairPayResult />}
      hasResult={state.state === 'ready'}
    />
  );
});

const MAX_PAY = 75_00_000;
const PAY_STEP = 10_000;

const NAMES = [
  { name: 'jobProfile', label: texts.role, list: 'jobProfile' },
  { name: 'city', label: texts.city, list: 'location' },
  { name: 'company', label: texts.company, list: 'company' },
] as const;

const FairPayFields = observer(function FairPayFields() {
  const of = useStore(FairPayKey);
  return (
    <>
      {of.form.hasPrefill ? <p className="meta">{texts.prefilled}</p> : null}
      {NAMES.map(({ name, label, list }) => (
        <Fragment key={name}>
          <LazySuggestField
            label={label}
            list={list}
            text={of.form.typed[name] ?? ''}
            onChange={(text) => of.form.change({ [name]: text })}
            error={of.problems[name]?.text}
            listOnly
            {...(name === 'jobProfile' ? { required: true } : { aside: texts.optional })}
          />
          <ReplacedText form={of.form} name={name} />
        </Fragment>
      ))}
      <RateField of={of} name="years" label={texts.years} hint={texts.yearsHint} isOptional />
      <AmountField of={of} name="fixed" label={texts.fixed} slider={{ max: MAX_PAY, step: PAY_STEP }} />
      <AmountField of={of} name="variable" label={texts.variable} hint={texts.variableHint} isOptional />
      <Button tone="primary" onClick={() => void of.find()}>
        {texts.find}
      </Button>
    </>
  );
});

/** The text that a link has taken the place of in a field, and the way back to it. */
const ReplacedText = observer(function ReplacedText({
  form,
  name,
}: {
  readonly form: CalculatorForm;
  readonly name: string;
}) {
  const typed = form.replaced[name];
  if (typed === undefined) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="meta wrap-anywhere">{texts.replaced(typed)}</p>
      <Button onClick={() => form.change({ [name]: typed })}>{texts.useTyped}</Button>
    </div>
  );
});
