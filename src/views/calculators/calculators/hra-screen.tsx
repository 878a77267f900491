import { observer } from 'mobx-react-lite';
import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import { exact, ZERO } from '@/core/calculators/calculators/exact';
import type { HraPeriodResult, HraResult } from '@/core/calculators/calculators/hra.rules';
import { hraRateOf, isCommissionCounted } from '@/core/calculators/calculators/hra.rules';
import { MAX_HRA_PERIODS, periodField } from '@/core/calculators/calculators/hra-form';
import { TAKE_HOME_PATH } from '@/core/calculators/calculators/take-home-path';
import { HraKey } from '@/stores/calculators/calculators/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { classNames } from '@/views/kernel/ui/class-names';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { AmountField, ChoiceField, RateField } from './calculator-fields';
import { CalculatorPage } from './calculator-page';
import { CITY_OPTIONS } from './city-options';
import { hraMessages as texts } from './hra-messages';
import { messages } from './messages';
import { sentences } from './sentences';
import { FixInputFirst, LineHead, Refusal } from './working';
import { YearField } from './year-field';

export const HraScreen = observer(function HraScreen() {
  const { form, result } = useStore(HraKey);
  return (
    <CalculatorPage
      title={texts.title}
      lead={texts.lead}
      form={form}
      fields={<HraFields />}
      leavesOut={texts.leavesOut}
      answer={result?.ok ? `${rupeesText(result.value.exempt)} ${texts.free}` : null}
      result={<Result />}
    />
  );
});

const HraFields = observer(function HraFields() {
  const of = useStore(HraKey);
  const periods = Array.from({ length: of.periodCount }, (_, index) => index + 1);
  return (
    <>
      <YearField of={of} />
      {periods.map((period) => (
        <Period key={period} period={period} />
      ))}
      <div className="calc-acts">
        {periods.length < MAX_HRA_PERIODS ? (
          <Button onClick={() => of.setPeriods(periods.length + 1)}>{texts.addPeriod}</Button>
        ) : null}
        {periods.length > 1 ? (
          <Button onClick={() => of.setPeriods(periods.length - 1)}>{texts.removePeriod}</Button>
        ) : null}
      </div>
    </>
  );
});

const MAX_RENT = 1_50_000;
const RENT_STEP = 1_000;

const Period = observer(function Period({ period }: { readonly period: number }) {
  const of = useStore(HraKey);
  const { typed } = of.form;
  const year = typed.year ?? '';
  const city = periodField('city', period);
  return (
    <fieldset className="calc-period">
      <legend className="strong">{of.periodCount === 1 ? texts.onlyPeriod : texts.period(period)}</legend>
      <RateField of={of} name={periodField('months', period)} label={texts.months} />
      <AmountField of={of} name={periodField('basic', period)} label={texts.basic} />
      <AmountField of={of} name={periodField('hra', period)} label={texts.hra} />
      <AmountField
        of={of}
        name={periodField('rent', period)}
        label={texts.rent}
        hint={texts.rentHint}
        slider={{ max: MAX_RENT, step: RENT_STEP }}
      />
      <ChoiceField
        of={of}
        name={city}
        label={messages.city}
        hint={messages.cityHint(hraRateOf(year, typed[city] ?? ''))}
        options={CITY_OPTIONS}
        placeholder={messages.chooseCity}
      />
      <AmountField of={of} name={periodField('dearness', period)} label={texts.dearness} isOptional />
      {isCommissionCounted(year) ? (
        <AmountField of={of} name={periodField('commission', period)} label={texts.commission} isOptional />
      ) : null}
    </fieldset>
  );
});

const Result = observer(function Result() {
  const { result } = useStore(HraKey);
  if (result === null) return <FixInputFirst />;
  return result.ok ? <Exempt result={result.value} /> : <Refusal failure={result.failure} />;
});

const Exempt = observer(function Exempt({ result }: { readonly result: HraResult }) {
  const { moreExempt, form } = useStore(HraKey);
  const months = result.periods.reduce((sum, period) => sum + period.months, 0);
  const year = form.typed.year ?? '';
  return (
    <>
      <section aria-label={messages.result} className="hang">
        <p className="calc-amount num">{rupeesText(result.exempt)}</p>
        <p className="meta">{texts.free}</p>
        <p className="read num calc-verdict">
          {sentences(
            `${texts.freeMonth(rupeesText(result.exempt.div(months)), rupeesText(result.taxable.div(months)))}.`,
            texts.taxed(rupeesText(result.taxable)),
            moreExempt === null || moreExempt.equals(ZERO) ? texts.noMoreRent : texts.moreRent(rupeesText(moreExempt)),
          )}
        </p>
      </section>
      <Section title={texts.three}>
        {result.periods.map((period, index) => (
          <PeriodTable
            key={texts.period(index + 1)}
            period={period}
            title={texts.period(index + 1)}
            isOnly={result.periods.length === 1}
          />
        ))}
        <p className="calc-small">
          {sentences(
            texts.landlord(rupeesText(exact(result.row.landlordPanAbove))),
            result.row.countsCommission ? '' : texts.form124,
          )}
        </p>
        <TextLink to={`${TAKE_HOME_PATH}?year=${year}`}>{texts.takeHome}</TextLink>
      </Section>
    </>
  );
});

interface PeriodTableProps {
  readonly period: HraPeriodResult;
  readonly title: string;
  readonly isOnly: boolean;
}

function PeriodTable({ period: { lines, exempt }, title, isOnly }: PeriodTableProps) {
  const least = lines.find(({ amount }) => amount.equals(exempt));
  return (
    <table className="work num">
      <caption className={isOnly ? 'vh' : 'strong'}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.rupeesAYear}</th>
          <th scope="col">{messages.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.text} className={classNames(line === least && 'work__total')}>
            <LineHead line={line === least ? { ...line, detail: texts.least } : line} />
            <td>{rupeesText(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
