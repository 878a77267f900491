import { observer } from 'mobx-react-lite';
import { yearsOn } from '@/core/calculators/calculators/years';
import type { FormOf } from '@/stores/calculators/calculators/field-value';
import { CardsField } from './calculator-fields';
import { messages } from './messages';

export const YearField = observer(function YearField({ of }: { readonly of: FormOf }) {
  const options = yearsOn(of.form.today).map((year) => ({ value: year, label: year }));
  return <CardsField of={of} name="year" label={messages.year} hint={messages.yearHint} options={options} />;
});
