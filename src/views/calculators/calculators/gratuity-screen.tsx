import { observer } from 'mobx-react-lite';
import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import type { Gratuity, GratuityFacts } from '@/core/calculators/calculators/gratuity.rules';
import { yearsText } from '@/core/calculators/calculators/gratuity.rules';
import { serviceText } from '@/core/calculators/calculators/gratuity-form';
import { GratuityKey } from '@/stores/calculators/calculators/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { AmountField, CardsField, ChoiceField, DayField, optionsOf } from './calculator-fields';
import { CalculatorPage } from './calculator-page';
import { gratuityMessages as texts } from './gratuity-messages';
import { messages } from './messages';
import { sentences } from './sentences';
import { SettlementPart } from './settlement-part';
import { FixInputFirst, LinesTable, Refusal } from './working';

export const GratuityScreen = observer(function GratuityScreen() {
  const { form, result } = useStore(GratuityKey);
  return (
    <CalculatorPage
      title={texts.title}
      lead={texts.lead}
      form={form}
      fields={<GratuityFields />}
      leavesOut={texts.leavesOut}
      answer={result?.ok ? answerOf(result.value) : null}
      result={<Result />}
    >
      <SettlementPart />
    </CalculatorPage>
  );
});

const MAX_BASIC = 3_00_000;
const BASIC_STEP = 1_000;

const GratuityFields = observer(function GratuityFields() {
  const of = useStore(GratuityKey);
  const isNotCovered = of.form.typed.employer === 'notCovered';
  return (
    <>
      <CardsField of={of} name="employer" label={texts.employer} options={optionsOf(texts.employers)} />
      {isNotCovered ? null : (
        <ChoiceField of={of} name="reason" label={texts.reason} options={optionsOf(texts.reasons)} />
      )}
      <div className="calc-pairs">
        <DayField of={of} name="firstDay" label={texts.firstDay} />
        <DayField of={of} name="lastDay" label={texts.lastDay} />
      </div>
      <AmountField
        of={of}
        name="basic"
        label={isNotCovered ? texts.average : texts.basic}
        slider={{ max: MAX_BASIC, step: BASIC_STEP }}
      />
      {isNotCovered ? null : (
        <AmountField of={of} name="otherPay" label={texts.otherPay} hint={texts.otherPayHint} isOptional />
      )}
      <AmountField of={of} name="received" label={texts.received} hint={texts.receivedHint} isOptional />
      <AmountField of={of} name="exemptEarlier" label={texts.exemptEarlier} isOptional />
    </>
  );
});

const Result = observer(function Result() {
  const { facts, result } = useStore(GratuityKey);
  if (facts === null || result === null) return <FixInputFirst />;
  return result.ok ? <Amount facts={facts} gratuity={result.value} /> : <Refusal failure={result.failure} />;
});

interface AmountProps {
  readonly facts: GratuityFacts;
  readonly gratuity: Gratuity;
}

function Amount({ facts, gratuity }: AmountProps) {
  const { isEligible, payable, countedYears, formula, isCut, lines } = gratuity;
  return (
    <>
      <section aria-label={messages.result} className="hang">
        <p className="calc-amount num">{rupeesText(payable ?? gratuity.taxFree)}</p>
        <p className="meta">{payable === null ? texts.byContract : texts.due}</p>
        <p className="read num calc-verdict">
          {sentences(
            isEligible
              ? `${texts.service(serviceText(facts.service), yearsText(countedYears))} ${taxText(gratuity)}`
              : notEligibleText(facts),
            isCut ? texts.cut(rupeesText(formula)) : '',
            isEligible ? nextText(gratuity) : '',
          )}
        </p>
      </section>
      <Section title={messages.lineByLine}>
        <LinesTable caption={messages.lineByLine} lines={lines} />
        <p className="calc-small">
          {sentences(
            facts.isCovered ? `${texts.payWithin} ${texts.mixedBase}` : '',
            lines.some(({ scope }) => scope !== null) ? texts.scope : '',
            countedYears.mod(1).equals(0) ? '' : texts.proRata,
          )}
        </p>
      </Section>
    </>
  );
}

function answerOf({ payable, taxFree }: Gratuity): string {
  return `${rupeesText(payable ?? taxFree)} ${payable === null ? texts.byContract : texts.due}`;
}

function taxText({ taxFree, safeTaxFree, taxable }: Gratuity): string {
  return safeTaxFree.equals(taxFree)
    ? texts.free(rupeesText(taxFree), rupeesText(taxable))
    : texts.safe(rupeesText(safeTaxFree), rupeesText(taxFree));
}

function notEligibleText({ reason, service }: GratuityFacts): string {
  return (reason === 'fixedTermEnd' ? texts.shortTerm : texts.belowFive)(serviceText(service));
}

function nextText({ nextYear }: Gratuity): string {
  if (nextYear === null) return '';
  const text = nextYear.isAbove ? texts.nextYear : texts.nextFullYear;
  return text(serviceText(nextYear.service), rupeesText(nextYear.more));
}
