import { observer } from 'mobx-react-lite';
import { Section } from '../ui/section';
import { messages } from './messages';
import { CompanyField } from './place-fields';
import { StayField } from './stay-field';

interface CompanyAnswers {
  readonly companyName: string;
  readonly isCurrent: boolean | null;
}

type CompanyAnswer = keyof CompanyAnswers;

export interface CompanySectionProps {
  /** The store of a form about a company of the user's. */
  readonly store: {
    readonly values: CompanyAnswers;
    readonly form: { readonly errors: Readonly<Partial<Record<CompanyAnswer, string>>> };
    change(change: Partial<CompanyAnswers>, ...fields: readonly CompanyAnswer[]): void;
  };
  /** The company cannot be changed. */
  readonly isFixed?: boolean;
}

/** The company that a form is about, and whether the user works there. */
export const CompanySection = observer(function CompanySection({ store, isFixed = false }: CompanySectionProps) {
  const { values, form } = store;
  return (
    <Section title={messages.theCompany}>
      <div className="contribution__fields">
        {isFixed ? (
          <p className="strong">{values.companyName}</p>
        ) : (
          <CompanyField
            text={values.companyName}
            onChange={(companyName) => store.change({ companyName }, 'companyName')}
            error={form.errors.companyName}
          />
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
