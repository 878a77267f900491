import { observer } from 'mobx-react-lite';
import { STATES } from '@/core/calculators/calculators/professional-tax.rules';
import type { FormOf } from '@/stores/calculators/calculators/field-value';
import { ChoiceField } from './calculator-fields';
import { messages } from './messages';

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }));

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
