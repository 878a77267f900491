import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { NewCompanyField, TypedCompany } from '@/core/research/company-proposals/new-company.rules';
import { MAX_CITY_LENGTH } from '@/core/research/company-proposals/new-company.rules';
import { NearCompaniesKey } from '@/stores/research/contribute/keys';
import { LazySuggestField } from '@/views/kernel/catalog/lazy-suggest-field';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Field } from '@/views/kernel/ui/field';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './messages';
import { newCompanyMessages as texts } from './new-company-messages';

export interface CompanyAnswers {
  readonly companyName: string;
  readonly newCompany: TypedCompany | null;
}

export interface CompanyForm {
  readonly values: CompanyAnswers;
  readonly form: {
    readonly errors: Readonly<Partial<Record<'companyName' | NewCompanyField, string>>>;
    leave(field: NewCompanyField): void;
  };
  change(change: Partial<CompanyAnswers>, ...fields: readonly ('companyName' | NewCompanyField)[]): void;
}

export const NewCompany = observer(function NewCompany({ store }: { readonly store: CompanyForm }) {
  const { companyName, newCompany } = store.values;
  const near = useStore(NearCompaniesKey);
  const [isOpened, setIsOpened] = useState(false);
  const handleAdd = () => {
    void near.find(companyName.trim());
    setIsOpened(true);
    store.change({ newCompany: { city: '', website: '' } }, 'companyName');
  };
  if (newCompany !== null) return <Details store={store} company={newCompany} isOpened={isOpened} />;
  if (companyName.trim() === '') return null;
  return (
    <p className="pull-up">
      <Button tone="quiet" className="ps-0" onClick={handleAdd}>
        {texts.add}
      </Button>
    </p>
  );
});

interface DetailsProps {
  readonly store: CompanyForm;
  readonly company: TypedCompany;
  /** True if the user has just opened these fields. The first one takes the focus. */
  readonly isOpened: boolean;
}

const Details = observer(function Details({ store, company, isOpened }: DetailsProps) {
  const { values, form, change } = store;
  const top = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isOpened) top.current?.focus();
  }, [isOpened]);
  return (
    <fieldset ref={top} tabIndex={-1} className="contribution__fields">
      <legend className="strong">{texts.title(values.companyName.trim())}</legend>
      <Near store={store} />
      <LazySuggestField
        isAwaited
        label={texts.city}
        list="location"
        text={company.city}
        maxLength={MAX_CITY_LENGTH}
        onChange={(city) => change({ newCompany: { ...company, city } }, 'newCity')}
        onLeave={() => form.leave('newCity')}
        error={form.errors.newCity}
        required
      />
      <Field label={texts.website} aside={messages.optional} error={form.errors.newWebsite}>
        <TextInput
          value={company.website}
          maxLength={200}
          inputMode="url"
          autoComplete="off"
          onValueChange={(website) => change({ newCompany: { ...company, website } }, 'newWebsite')}
          onBlur={() => form.leave('newWebsite')}
        />
      </Field>
      <p className="hint">{texts.waits}</p>
      <p>
        <Button
          tone="quiet"
          className="ps-0"
          onClick={() => change({ newCompany: null }, 'companyName', 'newCity', 'newWebsite')}
        >
          {texts.fromList}
        </Button>
      </p>
    </fieldset>
  );
});

const Near = observer(function Near({ store }: { readonly store: CompanyForm }) {
  const near = useStore(NearCompaniesKey);
  const { state } = near;
  if (state.state === 'failed') {
    return (
      <p className="hint">
        {texts.nearFailed}{' '}
        <Button tone="quiet" onClick={() => void near.find(store.values.companyName.trim())}>
          {texts.tryAgain}
        </Button>
      </p>
    );
  }
  if (state.state !== 'ready' || state.value.length === 0) return null;
  const handlePick = (companyName: string) =>
    store.change({ companyName, newCompany: null }, 'companyName', 'newCity', 'newWebsite');
  return (
    <div>
      <p>{texts.near}</p>
      <ul>
        {state.value.map(({ urlName, companyName, hq }) => (
          <li key={urlName}>
            <Button tone="quiet" className="ps-0" onClick={() => handlePick(companyName)}>
              {texts.nearOne(companyName, hq)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
});
