import { observer } from 'mobx-react-lite';
import { hraRateOf } from '@/core/calculators/calculators/hra.rules';
import { asksForOwnAmount, asksForSex } from '@/core/calculators/calculators/professional-tax.rules';
import { TakeHomeKey } from '@/stores/calculators/calculators/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { AmountField, CheckboxField, ChoiceField, optionsOf, RateField } from './calculator-fields';
import { CITY_OPTIONS } from './city-options';
import { FieldsFold } from './fold';
import { messages } from './messages';
import { StateField } from './state-field';
import { takeHomeMessages as texts } from './take-home-messages';
import { useTyped } from './use-field';
import { YearField } from './year-field';

const MAX_PAY = 75_00_000;
const PAY_STEP = 10_000;
const MAX_RENT = 1_50_000;
const RENT_STEP = 1_000;

const PAY_FIELDS = ['fund', 'voluntaryRate', 'employerNpsRate', 'age', 'regime'];
const OLD_FIELDS = ['city', 'hraRate', 'otherSavings', 'health', 'ownNps', 'homeLoanInterest'];

export const TakeHomeFields = observer(function TakeHomeFields() {
  const of = useStore(TakeHomeKey);
  const state = useTyped(of, 'state');
  const year = useTyped(of, 'year');
  const city = useTyped(of, 'city');
  return (
    <>
      <YearField of={of} />
      <AmountField
        of={of}
        name="ctc"
        label={texts.ctc}
        hint={texts.ctcHint}
        slider={{ max: MAX_PAY, step: PAY_STEP }}
      />
      <AmountField
        of={of}
        name="variable"
        label={texts.variable}
        hint={texts.variableHint}
        isOptional
        slider={{ max: MAX_PAY / 2, step: PAY_STEP }}
      />
      <StateField of={of} />
      {asksForSex(state) ? (
        <ChoiceField of={of} name="sex" label={texts.sex} hint={texts.sexHint} options={optionsOf(texts.sexes)} />
      ) : null}
      {asksForOwnAmount(state) ? (
        <AmountField of={of} name="ownProfessionalTax" label={texts.ownTax} hint={texts.ownTaxHint} />
      ) : null}
      <RateField of={of} name="basic" label={texts.basic} hint={texts.basicHint} />
      <AmountField
        of={of}
        name="rent"
        label={texts.rent}
        hint={texts.rentHint}
        isOptional
        slider={{ max: MAX_RENT, step: RENT_STEP }}
      />
      <FieldsFold of={of} names={PAY_FIELDS} title={texts.more}>
        <ChoiceField of={of} name="fund" label={texts.fund} options={optionsOf(texts.funds)} />
        <RateField of={of} name="voluntaryRate" label={texts.voluntaryRate} unit={texts.ofBasic} />
        <RateField of={of} name="employerNpsRate" label={texts.employerNps} unit={texts.ofBasic} />
        <ChoiceField of={of} name="age" label={texts.age} hint={texts.ageHint} options={optionsOf(texts.ages)} />
        <ChoiceField of={of} name="regime" label={texts.show} options={optionsOf(texts.shown)} />
        <CheckboxField of={of} name="isGratuityInCtc" label={texts.isGratuityInCtc} />
        <CheckboxField of={of} name="isPensionMember" label={texts.isPensionMember} />
        <CheckboxField of={of} name="isInsuredDistrict" label={texts.isInsuredDistrict} />
      </FieldsFold>
      <FieldsFold of={of} names={OLD_FIELDS} title={texts.oldDeductions}>
        <ChoiceField
          of={of}
          name="city"
          label={messages.city}
          hint={messages.cityHint(hraRateOf(year, city))}
          options={CITY_OPTIONS}
          placeholder={messages.chooseCity}
        />
        <RateField of={of} name="hraRate" label={texts.hraRate} unit={texts.ofBasic} />
        <AmountField of={of} name="otherSavings" label={texts.otherSavings} hint={texts.otherSavingsHint} isOptional />
        <AmountField of={of} name="health" label={texts.health} hint={texts.healthHint} isOptional />
        <AmountField of={of} name="ownNps" label={texts.ownNps} isOptional />
        <AmountField of={of} name="homeLoanInterest" label={texts.homeLoanInterest} isOptional />
      </FieldsFold>
    </>
  );
});
