import { observer } from 'mobx-react-lite';
import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import { MONTHS_PER_YEAR } from '@/core/calculators/calculators/calendar';
import type { Exact } from '@/core/calculators/calculators/exact';
import { rateText, ZERO } from '@/core/calculators/calculators/exact';
import type { HikeInHand, ReadHike } from '@/core/calculators/calculators/hike-form';
import type { BothRegimes } from '@/core/calculators/calculators/regimes.rules';
import { TAKE_HOME_PATH } from '@/core/calculators/calculators/take-home-path';
import { HikeKey } from '@/stores/calculators/calculators/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Slider } from '@/views/kernel/ui/slider';
import { TextLink } from '@/views/kernel/ui/text-link';
import { AmountField, CardsField, optionsOf, RateField } from './calculator-fields';
import { CalculatorPage } from './calculator-page';
import { hikeMessages as texts } from './hike-messages';
import { messages } from './messages';
import { sentences } from './sentences';
import { StateField } from './state-field';
import { FixInputFirst, Refusal } from './working';
import { YearField } from './year-field';

export const HikeScreen = observer(function HikeScreen() {
  const { form, hike, inHand } = useStore(HikeKey);
  return (
    <CalculatorPage
      title={texts.title}
      lead={texts.lead}
      form={form}
      fields={<HikeFields />}
      leavesOut={texts.leavesOut}
      answer={hike === null ? null : answerOf(hike, inHand?.ok ? inHand.value : null)}
      result={<Result />}
    />
  );
});

const MAX_PAY = { year: 75_00_000, month: 5_00_000 };
const PAY_STEP = { year: 10_000, month: 1_000 };
const MAX_HIKE = 100;

const HikeFields = observer(function HikeFields() {
  const of = useStore(HikeKey);
  const { typed } = of.form;
  const per = typed.per === 'month' ? 'month' : 'year';
  const percent = Number(of.hike?.hike.percent?.valueOf() ?? 0);
  return (
    <>
      <CardsField of={of} name="per" label={texts.per} options={optionsOf(texts.pers)} />
      <AmountField
        of={of}
        name="old"
        label={texts.now}
        hint={texts.nowHint}
        slider={{ max: MAX_PAY[per], step: PAY_STEP[per] }}
      />
      <div className="calc-field">
        <RateField of={of} name="percent" label={texts.hike} unit="%" />
        <Slider
          label={messages.slider(texts.hike)}
          min={0}
          max={MAX_HIKE}
          step={1}
          value={percent}
          valueText={`${percent} per cent`}
          ends={['0%', `${MAX_HIKE}%`]}
          onSlide={(value) => of.form.change({ percent: String(value) })}
        />
      </div>
      <AmountField of={of} name="next" label={texts.next} />
      <YearField of={of} />
      <StateField of={of} />
    </>
  );
});

const Result = observer(function Result() {
  const { hike, inHand } = useStore(HikeKey);
  if (hike === null) return <FixInputFirst />;
  const isCut = hike.hike.more.lt(ZERO);
  const words = isCut ? texts.less : texts.more;
  return (
    <section aria-label={messages.result}>
      <dl className="calc-sums num">
        <Sum word={words.year} amount={hike.hike.more} note={`${texts.beforeTax}, ${percentNote(hike)}`} />
        <Sum word={words.month} amount={hike.hike.moreAMonth} note={texts.beforeTax} />
        {inHand?.ok ? <InHand inHand={inHand.value} /> : null}
      </dl>
      {inHand === null ? <p className="text-ink-2">{texts.ownTaxState}</p> : null}
      {inHand !== null && !inHand.ok ? <Refusal failure={inHand.failure} /> : null}
      {inHand?.ok ? <After inHand={inHand.value} /> : null}
    </section>
  );
});

/** Returns pay before tax until the take-home pay can be calculated. */
function answerOf({ hike: { more } }: ReadHike, inHand: HikeInHand | null): string {
  const known = inHand === null ? more : inHand.more.div(MONTHS_PER_YEAR);
  const words = more.lt(ZERO) ? texts.less : texts.more;
  if (inHand === null) return texts.answer(words.year, rupeesText(known.abs()));
  return texts.answer(inHand.more.lt(ZERO) ? texts.lessInHand : texts.inHand, rupeesText(known.abs()));
}

function percentNote({ hike: { percent } }: ReadHike): string {
  return percent === null ? texts.noPercent : `${rateText(percent)}%`.replace('-', '−');
}

interface SumProps {
  readonly word: string;
  readonly amount: Exact;
  readonly note: string;
}

function Sum({ word, amount, note }: SumProps) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        <span translate="no">{rupeesText(amount.abs())}</span>
        <small>{note}</small>
      </dd>
    </div>
  );
}

function InHand({ inHand: { more, after } }: { readonly inHand: HikeInHand }) {
  return (
    <Sum
      word={more.lt(ZERO) ? texts.lessInHand : texts.inHand}
      amount={more.div(MONTHS_PER_YEAR)}
      note={messages.regime[after.cheaper]}
    />
  );
}

const After = observer(function After({ inHand: { before, after } }: { readonly inHand: HikeInHand }) {
  const { form } = useStore(HikeKey);
  const month = (both: BothRegimes) => rupeesText(both[both.cheaper].netMonth);
  return (
    <>
      <p className="read num calc-verdict">
        {sentences(texts.after(month(before), month(after), form.typed.year ?? ''), texts.assumed)}
      </p>
      {form.typed.state === '' ? <p className="text-ink-2">{messages.noState}</p> : null}
      <TextLink to={TAKE_HOME_PATH} look="block">
        {texts.takeHome}
      </TextLink>
    </>
  );
});
