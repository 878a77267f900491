import { observer } from 'mobx-react-lite';
import { formatPeriod } from '@/core/kernel/formatting/period';
import type { TenureStep } from '@/core/research/contribute/tenure-form';
import {
  asksAboutLeaving,
  joiningQuarters,
  leavingQuarters,
  tenureQuestionsIn,
  withTenureAnswer,
} from '@/core/research/contribute/tenure-form';
import type { TenureQuestion } from '@/core/research/tenure/tenure.rules';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';
import { TenureFormKey } from '@/stores/research/contribute/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { Field } from '@/views/kernel/ui/field';
import { Select } from '@/views/kernel/ui/select';
import { AnswerField } from './answer-field';
import { ContributionFrame } from './contribution-frame';
import { TenurePreview } from './lazy-steps';
import { messages } from './messages';
import { NewCompany } from './new-company';
import { CityField, CompanyField, DepartmentField, JobProfileField, namedCompany } from './place-fields';
import { tenureMessages as texts } from './tenure-messages';

export const TenureForm = observer(function TenureForm() {
  const store = useStore(TenureFormKey);
  const isEdit = store.values.reportId !== null;
  return (
    <ContributionFrame
      progress={store}
      texts={isEdit ? { ...texts, ...texts.edit } : texts}
      steps={[
        { title: texts.where, content: <Work /> },
        { title: texts.joining, content: <Questions step="joining" /> },
        { title: texts.leaving, content: <Leaving /> },
        { title: messages.checkTitle, content: <TenurePreview /> },
      ]}
    />
  );
});

const Work = observer(function Work() {
  const store = useStore(TenureFormKey);
  const { values, form, change } = store;
  const { now } = useStore(ClockStoreKey);
  return (
    <div className="contribution__fields">
      {values.reportId === null ? (
        <>
          <CompanyField
            text={values.companyName}
            onChange={(companyName, id) => change(namedCompany(companyName, id), 'companyName')}
            error={form.errors.companyName}
            canAdd
          />
          <NewCompany store={store} />
        </>
      ) : (
        <p className="strong">{values.companyName}</p>
      )}
      <QuarterField
        label={texts.joined}
        value={values.joined}
        isRequired
        error={form.errors.joined}
        quarters={joiningQuarters(now)}
        onChange={(joined) => change({ joined }, 'joined', 'left')}
      />
      <Questions step="work" />
      <JobProfileField
        text={values.jobProfile}
        onChange={(jobProfile) => change({ jobProfile }, 'jobProfile')}
        error={form.errors.jobProfile}
      />
      <DepartmentField
        value={values.departmentId}
        onChange={(departmentId) => change({ departmentId }, 'departmentId')}
        error={form.errors.departmentId}
      />
      <CityField text={values.city} onChange={(city) => change({ city }, 'city')} error={form.errors.city} />
    </div>
  );
});

interface QuarterFieldProps {
  readonly label: string;
  /** A quarter such as `2026-Q4`, or an empty text if none is chosen. */
  readonly value: string;
  readonly isRequired?: boolean;
  readonly quarters: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (quarter: string) => void;
}

function QuarterField({ label, value, isRequired = false, quarters, error, onChange }: QuarterFieldProps) {
  const options = quarters.map((quarter) => ({
    value: quarter,
    label: formatPeriod(quarter),
    group: quarter.slice(0, 4),
  }));
  return (
    <Field label={label} error={error} {...(isRequired ? { required: true } : { aside: messages.optional })}>
      <Select options={options} value={value || null} placeholder={messages.choose} onValueChange={onChange} />
    </Field>
  );
}

const Leaving = observer(function Leaving() {
  const { values, form, change } = useStore(TenureFormKey);
  const { now } = useStore(ClockStoreKey);
  return (
    <>
      <Questions step="leaving" />
      {asksAboutLeaving(values.answers) ? (
        <QuarterField
          label={texts.left}
          value={values.left}
          quarters={leavingQuarters(now)}
          error={form.errors.left}
          onChange={(left) => change({ left }, 'left')}
        />
      ) : null}
      {form.errors.answers === undefined ? null : <ErrorLine id="tenure-answers">{form.errors.answers}</ErrorLine>}
    </>
  );
});

const Questions = observer(function Questions({ step }: { readonly step: TenureStep }) {
  const { answers } = useStore(TenureFormKey).values;
  const asked = tenureQuestionsIn(step, answers);
  return (
    <div className="contribution__fields">
      {asked.length === 0 ? <p>{texts.notJoined}</p> : null}
      {asked.map((question) => (
        <Question key={question} question={question} />
      ))}
    </div>
  );
});

const Question = observer(function Question({ question }: { readonly question: TenureQuestion }) {
  const { values, form, change } = useStore(TenureFormKey);
  return (
    <AnswerField
      label={texts.asked[question]}
      answers={texts.answers[question]}
      value={values.answers[question]}
      error={form.errors[question]}
      onAnswer={(code) => change(withTenureAnswer(values, question, code), question, 'answers', 'left')}
    />
  );
});
