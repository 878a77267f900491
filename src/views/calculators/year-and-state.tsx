import { observer } from 'mobx-react-lite';
import { STATES } from '@/core/calculators/professional-tax.rules';
import { yearsOn } from '@/core/calculators/years';
import type { FormOf } from './calculator-fields';
import { CardsField, ChoiceField } from './calculator-fields';
import { messages } from './messages';

/** The financial year: those with a table, and today’s. */
export const YearField = observer(function YearField({ of }: { readonly of: FormOf }) {
  const options = yearsOn(of.form.today).map((year) => ({ value: year, label: year }));
  return <CardsField of={of} name="year" label={messages.year} hint={messages.yearHint} options={options} />;
});

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }));

/** The state whose professional tax is due. */
export const StateField = observer(function StateField({ of }: { readonly of: FormOf }) {
  return (
    <ChoiceField
      of={of}
      name="state"
      label={messages.state}
      options={STATE_OPTIONS}
      placeholder={messages.chooseState}
    />
  );
});
