import { observer } from 'mobx-react-lite';
import type { NewCompanyField } from '@/core/research/company-proposals/new-company.rules';
import { Field } from '@/views/kernel/ui/field';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';
import type { CompanyAnswers } from './new-company';
import { NewCompany } from './new-company';
import { CompanyField, namedCompany } from './place-fields';

interface Answers extends CompanyAnswers {
  readonly isCurrent: boolean | null;
}

type AnswerField = 'companyName' | NewCompanyField | 'isCurrent';

export interface CompanySectionProps {
  readonly store: {
    readonly values: Answers;
    readonly form: {
      readonly errors: Readonly<Partial<Record<AnswerField, string>>>;
      leave(field: NewCompanyField): void;
    };
    change(change: Partial<Answers>, ...fields: readonly AnswerField[]): void;
  };
  readonly isFixed?: boolean;
}

export const CompanySection = observer(function CompanySection({ store, isFixed = false }: CompanySectionProps) {
  const { values, form } = store;
  return (
    <Section title={messages.theCompany}>
      <div className="contribution__fields">
        {isFixed ? (
          <p className="strong">{values.companyName}</p>
        ) : (
          <>
            <CompanyField
              text={values.companyName}
              onChange={(companyName, id) => store.change(namedCompany(companyName, id), 'companyName')}
              error={form.errors.companyName}
              canAdd
            />
            <NewCompany store={store} />
          </>
        )}
        <StayField
          value={values.isCurrent}
          error={form.errors.isCurrent}
          onChange={(isCurrent) => store.change({ isCurrent }, 'isCurrent')}
        />
      </div>
    </Section>
  );
});

interface StayFieldProps {
  /** Null if unanswered. */
  readonly value: boolean | null;
  readonly onChange: (isCurrent: boolean) => void;
  readonly error: string | undefined;
}

function StayField({ value, onChange, error }: StayFieldProps) {
  return (
    <Field label={messages.isCurrent} group required error={error}>
      <RadioCards
        columns={2}
        options={[
          { value: 'current', label: messages.current },
          { value: 'former', label: messages.former },
        ]}
        value={stayOf(value)}
        onSelect={(chosen) => onChange(chosen === 'current')}
      />
    </Field>
  );
}

function stayOf(isCurrent: boolean | null): 'current' | 'former' | null {
  if (isCurrent === null) return null;
  return isCurrent ? 'current' : 'former';
}
