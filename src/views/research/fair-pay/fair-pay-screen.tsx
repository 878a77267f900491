import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { TAKE_HOME_PATH } from '@/core/calculators/calculators/take-home-path';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import type { SalaryReport } from '@/core/research/salaries/salary';
import { jobProfileSalariesPath } from '@/core/research/salaries/salary-path';
import type { CalculatorForm } from '@/stores/calculators/calculators/calculator-form';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FairPayKey } from '@/stores/research/fair-pay/keys';
import { CalculatorPage } from '@/views/calculators/calculators/calculator-page';
import { LazySuggestField } from '@/views/kernel/catalog/lazy-suggest-field';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { fairPayMessages as texts } from './fair-pay-messages';
import { FairPayResult } from './fair-pay-result';
import { AmountBox, NumberBox } from './sentence-fields';

export const FairPayScreen = observer(function FairPayScreen() {
  const { form, state } = useStore(FairPayKey);
  return (
    <CalculatorPage
      title={texts.title}
      form={form}
      hasExample={false}
      fields={<FairPayFields />}
      isSentence
      leavesOut={texts.leavesOut}
      result={<FairPayResult />}
      hasResult={state.state === 'ready'}
    >
      {state.state === 'ready' ? <FairPayNext report={state.value.closest} /> : null}
    </CalculatorPage>
  );
});

const NAMES = [
  { name: 'jobProfile', words: texts.workAs, label: texts.role, empty: texts.anyRole, list: 'jobProfile' },
  { name: 'city', words: texts.in, label: texts.city, empty: texts.anyCity, list: 'location' },
  { name: 'company', words: texts.at, label: texts.company, empty: texts.anyCompany, list: 'company' },
] as const;

const FairPayFields = observer(function FairPayFields() {
  const of = useStore(FairPayKey);
  const { form, problems, isAnswered } = of;
  return (
    <>
      <div className="fair-form">
        {NAMES.map(({ name, words, label, empty, list }) => (
          <Fragment key={name}>
            {words}
            <LazySuggestField
              label={label}
              labelHidden
              placeholder={empty}
              list={list}
              text={form.typed[name] ?? ''}
              onChange={(text, id) => {
                form.change({ [name]: text });
                if (id !== null) void of.answer();
              }}
              error={problems[name]?.text}
              listOnly
              required={name === 'jobProfile'}
            />
          </Fragment>
        ))}
        {texts.with}
        <NumberBox of={of} name="years" label={texts.years} placeholder={texts.anyYears} />
        {texts.earn}
        <AmountBox of={of} name="fixed" label={texts.fixed} placeholder={texts.amount} />
        {texts.plus}
        <AmountBox of={of} name="variable" label={texts.variable} placeholder={texts.nothing} />
        {texts.aYear}
      </div>
      {NAMES.map(({ name }) => (
        <ReplacedText key={name} form={form} name={name} />
      ))}
      <p className="meta">{form.hasPrefill ? `${texts.prefilled} ${texts.variableHint}` : texts.variableHint}</p>
      {isAnswered ? null : (
        <div>
          <Button tone="primary" onClick={() => void of.find()}>
            {texts.find}
          </Button>
        </div>
      )}
    </>
  );
});

const ReplacedText = observer(function ReplacedText({
  form,
  name,
}: {
  readonly form: CalculatorForm;
  readonly name: string;
}) {
  const typed = form.replaced[name];
  if (typed === undefined) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="meta wrap-anywhere">{texts.replaced(typed)}</p>
      <Button onClick={() => form.change({ [name]: typed })}>{texts.useTyped}</Button>
    </div>
  );
});

const FairPayNext = observer(function FairPayNext({ report }: { readonly report: SalaryReport }) {
  const { jobProfile, company } = report;
  const { screens } = useStore(NavigationKey);
  const { prepareGiving } = useStore(FairPayKey);
  const give = contributionAddress(screens, 'salary', {
    ...(jobProfile === null ? {} : { jobProfile: jobProfile.name }),
    ...(company === null ? {} : { company: company.urlName }),
  });
  return (
    <Section title={texts.next} className="grid justify-items-start gap-2">
      {give === null ? null : (
        <>
          <ButtonLink tone="primary" to={give} onClick={() => prepareGiving(company?.urlName ?? null)}>
            {texts.give}
          </ButtonLink>
          <p className="calc-small">{texts.giveHint}</p>
        </>
      )}
      {jobProfile === null ? null : <TextLink to={jobProfileSalariesPath(jobProfile.key)}>{texts.more}</TextLink>}
      <TextLink to={TAKE_HOME_PATH}>{texts.takeHome}</TextLink>
    </Section>
  );
});
