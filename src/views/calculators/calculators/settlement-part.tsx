import { observer } from 'mobx-react-lite';
import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import { GratuityKey } from '@/stores/calculators/calculators/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { AmountField, ChoiceField, optionsOf, RateField } from './calculator-fields';
import { Fold } from './fold';
import { gratuityMessages as texts } from './gratuity-messages';
import { FixInputFirst, LinesTable, Refusal } from './working';

export const SettlementPart = observer(function SettlementPart() {
  return (
    <Section title={texts.settlement} className="calc-settlement">
      <Leave />
      <Notice />
      <Bonus />
    </Section>
  );
});

const Leave = observer(function Leave() {
  const { form, leave } = useStore(GratuityKey);
  const of = { form, problems: leave.problems };
  return (
    <Fold title={texts.leave}>
      <div className="calc-pairs">
        <ChoiceField of={of} name="leavePaidWhile" label={texts.leavePaidWhile} options={optionsOf(texts.leavePaid)} />
        <AmountField of={of} name="leaveAverage" label={texts.leaveAverage} />
        <RateField of={of} name="leaveYears" label={texts.leaveYears} />
        <RateField of={of} name="leaveEntitled" label={texts.leaveEntitled} />
        <RateField of={of} name="leaveTaken" label={texts.leaveTaken} />
        <AmountField of={of} name="leaveReceived" label={texts.leaveReceived} />
        <AmountField of={of} name="leaveExemptEarlier" label={texts.leaveExemptEarlier} isOptional />
      </div>
      {leave.result === null ? <FixInputFirst /> : null}
      {leave.result?.ok === false ? <Refusal failure={leave.result.failure} /> : null}
      {leave.result?.ok ? (
        <>
          <p className="num">
            {texts.free(rupeesText(leave.result.value.taxFree), rupeesText(leave.result.value.taxable))}
          </p>
          <LinesTable caption={texts.leave} lines={leave.result.value.lines} />
        </>
      ) : null}
    </Fold>
  );
});

const Notice = observer(function Notice() {
  const { form, notice } = useStore(GratuityKey);
  const of = { form, problems: notice.problems };
  return (
    <Fold title={texts.notice}>
      <div className="calc-pairs">
        <AmountField of={of} name="noticeBase" label={texts.noticeBase} />
        <RateField of={of} name="noticeDays" label={texts.noticeDays} />
        <RateField of={of} name="noticeServed" label={texts.noticeServed} />
      </div>
      {notice.result === null ? (
        <FixInputFirst />
      ) : (
        <p className="num">{texts.noticeResult(notice.result.shortfallDays, rupeesText(notice.result.amount))}</p>
      )}
      <p className="calc-small">{texts.noticeHint}</p>
    </Fold>
  );
});

const Bonus = observer(function Bonus() {
  const { form, bonus } = useStore(GratuityKey);
  const of = { form, problems: bonus.problems };
  return (
    <Fold title={texts.bonus}>
      <div className="calc-pairs">
        <AmountField of={of} name="bonusWages" label={texts.bonusWages} />
        <RateField of={of} name="bonusMonths" label={texts.bonusMonths} />
        <RateField of={of} name="bonusDays" label={texts.bonusDays} />
        <AmountField of={of} name="bonusMinimum" label={texts.bonusMinimum} isOptional />
      </div>
      {bonus.result === null ? <FixInputFirst /> : null}
      {bonus.result?.ok === false ? <Refusal failure={bonus.result.failure} /> : null}
      {bonus.result?.ok ? (
        <>
          <p className="num">
            {bonus.result.value.isEligible
              ? texts.bonusResult(rupeesText(bonus.result.value.least), rupeesText(bonus.result.value.most))
              : texts.bonusNone}
          </p>
          {bonus.result.value.isEligible ? <LinesTable caption={texts.bonus} lines={bonus.result.value.lines} /> : null}
        </>
      ) : null}
      <p className="calc-small">{texts.bonusHint}</p>
    </Fold>
  );
});
