import './exit.css';
import { observer } from 'mobx-react-lite';
import { EXIT_TASKS, tickOf } from '@/core/calculators/calculators/exit-tasks';
import { exitSentence } from '@/core/calculators/calculators/part-sentences';
import { ExitKey } from '@/stores/calculators/calculators/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import {
  AmountField,
  CardsField,
  CheckboxField,
  ChoiceField,
  DayField,
  optionsOf,
  RateField,
} from './calculator-fields';
import { CalculatorPage } from './calculator-page';
import { ExitAsk } from './exit-ask';
import { ExitLetter } from './exit-letter-part';
import { exitMessages as texts } from './exit-messages';
import { ExitOffices } from './exit-offices';
import { ExitOutcome } from './exit-outcome';
import { FieldsFold } from './fold';
import { StateField } from './state-field';
import { FixInputFirst, Refusal } from './working';

export const ExitScreen = observer(function ExitScreen() {
  const { form, entry, result } = useStore(ExitKey);
  return (
    <CalculatorPage
      title={texts.title}
      lead={texts.lead}
      form={form}
      hasExample={false}
      fields={<ExitFields />}
      leavesOut={texts.leavesOut}
      answer={result?.ok ? exitSentence(result.value) : null}
      result={
        <>
          <ExitAsk />
          {result === null ? <FixInputFirst /> : null}
          {result?.ok === false ? <Refusal failure={result.failure} /> : null}
          {entry !== null && result?.ok ? <ExitOutcome entry={entry} result={result.value} /> : null}
        </>
      }
    >
      {entry !== null && result?.ok ? (
        <>
          <ExitTasks />
          <ExitLetter entry={entry} result={result.value} />
          <ExitOffices entry={entry} />
          <NextJob />
        </>
      ) : null}
    </CalculatorPage>
  );
});

const NextJob = observer(function NextJob() {
  const check = useStore(NavigationKey).screens.pathOf('JobCheck');
  if (check === null) return null;
  return (
    <Section title={texts.next} thin className="exit-next">
      <TextLink to={check} look="block">
        {texts.checkOffer}
      </TextLink>
    </Section>
  );
});

const ExitFields = observer(function ExitFields() {
  const of = useStore(ExitKey);
  const { form } = of;
  return (
    <>
      {form.hasPrefill ? <p className="meta">{texts.prefilled}</p> : null}
      <DayField of={of} name="lastDay" label={texts.lastDay} />
      <ChoiceField of={of} name="reason" label={texts.reason} options={optionsOf(texts.reasons)} />
      <StateField of={of} />
      <ChoiceField of={of} name="employer" label={texts.employer} options={optionsOf(texts.employers)} />
      {form.typed.employer === 'government' ? null : <CheckboxField of={of} name="isCentral" label={texts.isCentral} />}
      <CardsField of={of} name="work" label={texts.work} options={optionsOf(texts.works)} />
      <CardsField of={of} name="rest" label={texts.rest} options={optionsOf(texts.rests)} />
      <fieldset className="calc-period">
        <legend className="h3">{texts.pay}</legend>
        <AmountField of={of} name="basic" label={texts.basic} isOptional />
        <AmountField of={of} name="otherPay" label={texts.otherPay} hint={texts.otherPayHint} isOptional />
        <div className="calc-pairs">
          <DayField of={of} name="firstDay" label={texts.firstDay} hint={texts.firstDayHint} />
          <DayField of={of} name="unpaidFrom" label={texts.unpaidFrom} hint={texts.unpaidFromHint} />
        </div>
      </fieldset>
      <FieldsFold of={of} title={texts.leave} names={['leaveDays', 'leaveAverage']}>
        <RateField of={of} name="leaveDays" label={texts.leaveDays} isOptional />
        <AmountField of={of} name="leaveAverage" label={texts.leaveAverage} hint={texts.baseHint} isOptional />
      </FieldsFold>
      <FieldsFold of={of} title={texts.notice} names={['noticeDays', 'noticeServed', 'noticeRest', 'noticeBase']}>
        <RateField of={of} name="noticeDays" label={texts.noticeDays} isOptional />
        <RateField of={of} name="noticeServed" label={texts.noticeServed} isOptional />
        <ChoiceField of={of} name="noticeRest" label={texts.noticeRest} options={optionsOf(texts.noticeRests)} />
        <AmountField of={of} name="noticeBase" label={texts.noticeBase} hint={texts.baseHint} isOptional />
      </FieldsFold>
      <FieldsFold of={of} title={texts.bonus} names={BONUS_FIELDS}>
        <p className="calc-small">{texts.bonusHint}</p>
        {BONUS_FIELDS.map((name) =>
          name === 'bonusMinimum' ? (
            <AmountField key={name} of={of} name={name} label={texts[name]} isOptional />
          ) : (
            <RateField key={name} of={of} name={name} label={texts[name]} isOptional />
          ),
        )}
      </FieldsFold>
    </>
  );
});

const BONUS_FIELDS = ['bonusMonths', 'bonusDays', 'bonusMonthsBefore', 'bonusDaysBefore', 'bonusMinimum'] as const;

const ExitTasks = observer(function ExitTasks() {
  const of = useStore(ExitKey);
  return (
    <Section title={texts.tasks} className="exit-tasks">
      <p className="calc-small">{texts.tasksNote}</p>
      <ul>
        {EXIT_TASKS.map((task) => (
          <li key={task}>
            <CheckboxField of={of} name={tickOf(task)} label={texts.taskNames[task]} />
          </li>
        ))}
      </ul>
    </Section>
  );
});
