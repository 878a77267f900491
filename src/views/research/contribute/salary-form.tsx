import './salary-form.css';
import { observer } from 'mobx-react-lite';
import { EMPLOYMENT_TYPES, parseEmployment, USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { STOCK_TYPES, VESTING_PERIODS } from '@/core/kernel/common/stock.rules';
import { STOCK_NAMES, VESTING_NAMES } from '@/core/kernel/common/stock-names';
import { pastYears } from '@/core/research/contribute/salary-check.rules';
import { EXPERIENCE_CHOICES } from '@/core/research/contribute/salary-choices';
import { SALARY_UNUSUAL } from '@/core/research/contribute/salary-contribution';
import type { SalaryField } from '@/core/research/contribute/salary-form';
import { yearlyPayOf } from '@/core/research/contribute/salary-form';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';
import { SalaryFormKey } from '@/stores/research/contribute/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { Field } from '@/views/kernel/ui/field';
import { Select } from '@/views/kernel/ui/select';
import { AmountField } from './amount-field';
import { ContributionFrame } from './contribution-frame';
import { LazyStanding } from './lazy-standing';
import { SalaryCheck } from './lazy-steps';
import { messages } from './messages';
import { DepartmentField } from './place-fields';
import { salaryMessages as texts } from './salary-messages';
import { WorkPlaceFields } from './work-place-fields';

const NO_STOCK = 'none';
const experienceChoices = EXPERIENCE_CHOICES.map((years) => ({
  value: String(years),
  label: texts.experienceText(years),
}));
const employmentChoices = EMPLOYMENT_TYPES.map((type) => ({ value: type, label: texts.employments[type] }));
const stockChoices = [
  { value: NO_STOCK, label: texts.noStock },
  ...STOCK_TYPES.map((type) => ({ value: type, label: STOCK_NAMES[type] })),
];
const vestingChoices = VESTING_PERIODS.map((period) => ({ value: period, label: VESTING_NAMES[period] }));

export const SalaryForm = observer(function SalaryForm() {
  const store = useStore(SalaryFormKey);
  const { jobProfile, companyName, locationName, employment } = store.values;
  return (
    <ContributionFrame
      progress={store}
      texts={texts}
      about={[jobProfile, companyName, locationName, texts.employments[employment].toLowerCase()]}
      steps={[
        { title: texts.where, content: <Work /> },
        { title: texts.pay, content: <Pay /> },
        { title: messages.checkTitle, content: <SalaryCheck /> },
      ]}
    />
  );
});

const Work = observer(function Work() {
  const store = useStore(SalaryFormKey);
  const { values, form, change } = store;
  return (
    <div className="contribution__fields">
      <WorkPlaceFields store={store} isCityRequired />
      <div className="contribution__pair">
        <DepartmentField
          value={values.department}
          onChange={(department) => change({ department }, 'department')}
          error={form.errors.department}
        />
        <Field
          label={texts.employment}
          required
          hint={texts.employmentHint(values.employment)}
          error={form.errors.employment}
        >
          <Select
            options={employmentChoices}
            value={values.employment}
            placeholder={texts.employment}
            onValueChange={(chosen) =>
              change({ employment: parseEmployment(chosen) ?? USUAL_EMPLOYMENT, isConfirmed: false }, 'employment')
            }
          />
        </Field>
      </div>
    </div>
  );
});

const Pay = observer(function Pay() {
  const store = useStore(SalaryFormKey);
  const { values, form, change, refusedAs } = store;
  const handleConfirm = (field: SalaryField) => {
    change({ isConfirmed: true }, field);
    void store.submit();
  };
  const confirmOf = (field: SalaryField) => (refusedAs === SALARY_UNUSUAL ? () => handleConfirm(field) : null);
  const total = yearlyPayOf(values);
  return (
    <div className="contribution__fields">
      <AmountField
        label={texts.fixed}
        hint={texts.fixedHint}
        amount={values.fixedSalary}
        required
        error={form.errors.fixedSalary}
        onConfirm={confirmOf('fixedSalary')}
        onChange={(fixedSalary) => change({ fixedSalary, isConfirmed: false }, 'fixedSalary')}
        onLeave={() => form.leave('fixedSalary')}
      />
      <AmountField
        label={texts.bonus}
        hint={texts.bonusHint}
        amount={values.variableSalary}
        error={form.errors.variableSalary}
        onConfirm={confirmOf('variableSalary')}
        onChange={(variableSalary) => change({ variableSalary, isConfirmed: false }, 'variableSalary')}
        onLeave={() => form.leave('variableSalary')}
      />
      <Earning />
      <AmountField
        label={texts.joiningBonus}
        hint={texts.joiningBonusHint}
        amount={values.joiningBonus}
        error={form.errors.joiningBonus}
        onConfirm={null}
        onChange={(joiningBonus) => change({ joiningBonus }, 'joiningBonus')}
        onLeave={() => form.leave('joiningBonus')}
      />
      <Field label={texts.stockKind} aside={messages.optional}>
        <Select
          options={stockChoices}
          value={values.stockType ?? NO_STOCK}
          placeholder={texts.noStock}
          onValueChange={(chosen) => {
            const stockType = STOCK_TYPES.find((type) => type === chosen) ?? null;
            const without = { stock: { lakhs: null, thousand: null }, vestingPeriod: null };
            change({ stockType, isConfirmed: false, ...(stockType === null ? without : {}) }, 'stockDetail');
          }}
        />
      </Field>
      {values.stockType === null ? null : (
        <>
          <AmountField
            label={texts.stockValue}
            hint={texts.stockValueHint}
            amount={values.stock}
            required
            error={form.errors.stockDetail}
            onConfirm={confirmOf('stockDetail')}
            onChange={(stock) => change({ stock, isConfirmed: false }, 'stockDetail')}
            onLeave={() => form.leave('stockDetail')}
          />
          <Field label={texts.vesting}>
            <Select
              options={vestingChoices}
              value={values.vestingPeriod}
              placeholder={VESTING_NAMES.notAware}
              onValueChange={(vestingPeriod) => change({ vestingPeriod, isConfirmed: false }, 'stockDetail')}
            />
          </Field>
        </>
      )}
      <p className="contribution__total num">
        <span className="meta">{texts.total}</span> <output className="strong">{texts.totalText(total)}</output>
      </p>
      {total === 0 ? null : <LazyStanding />}
    </div>
  );
});

/** Asks for the years of experience and the year of the pay. */
const Earning = observer(function Earning() {
  const { values, form, change } = useStore(SalaryFormKey);
  const { now } = useStore(ClockStoreKey);
  return (
    <>
      <Field label={texts.experience} required error={form.errors.totalExperience}>
        <Select
          options={experienceChoices}
          value={values.totalExperience === null ? null : String(values.totalExperience)}
          placeholder={texts.experienceChoice}
          onValueChange={(years) => change({ totalExperience: Number(years) }, 'totalExperience')}
          onBlur={() => form.leave('totalExperience')}
        />
      </Field>
      <Checkbox
        label={texts.earnNow}
        checked={values.currentSalary}
        onCheckedChange={(currentSalary) => change({ currentSalary }, 'year')}
      />
      {values.currentSalary ? null : (
        <Field label={texts.year} required error={form.errors.year}>
          <Select
            options={pastYears(now).map((year) => ({ value: String(year), label: String(year) }))}
            value={values.year === null ? null : String(values.year)}
            placeholder={texts.yearChoice}
            onValueChange={(year) => change({ year: Number(year) }, 'year')}
            onBlur={() => form.leave('year')}
          />
        </Field>
      )}
    </>
  );
});
