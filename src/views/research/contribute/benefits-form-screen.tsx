import { observer } from 'mobx-react-lite';
import { BENEFIT_GROUPS } from '@/core/research/benefits/benefit';
import { BENEFIT_GROUP_LABELS } from '@/core/research/benefits/benefit-labels';
import { MAX_BENEFITS_TEXT_LENGTH, withCode } from '@/core/research/contribute/benefits-form';
import { BenefitsKey } from '@/stores/research/benefits/keys';
import { BenefitsFormKey, SimilarBenefitsKey } from '@/stores/research/contribute/keys';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyCheckedWords } from '@/views/kernel/content-checks/lazy-checked-words';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { Field } from '@/views/kernel/ui/field';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { TextArea } from '@/views/kernel/ui/text-area';
import { messages } from './benefits-messages';
import { CompanySection } from './company-section';
import { ContributionFrame } from './contribution-frame';
import { LazyMeter } from './lazy-meter';
import { BenefitsPreview } from './lazy-steps';
import { LazyTextHints } from './lazy-text-hints';
import { messages as shared } from './messages';
import { CityField, DepartmentField } from './place-fields';

export const BenefitsFormScreen = observer(function BenefitsFormScreen() {
  const store = useStore(BenefitsFormKey);
  return (
    <ContributionFrame
      progress={store}
      texts={messages}
      about={[store.values.companyName, store.values.city]}
      aside={<LazyMeter form={SimilarBenefitsKey} />}
      steps={[
        { title: messages.where, content: <Work /> },
        {
          title: messages.benefits,
          content: (
            <>
              <Choices />
              <Words />
            </>
          ),
        },
        { title: shared.checkTitle, content: <BenefitsPreview /> },
      ]}
    />
  );
});

const Work = observer(function Work() {
  const store = useStore(BenefitsFormKey);
  const { values, form } = store;
  return (
    <>
      <CompanySection store={store} />
      <div className="contribution__fields">
        <DepartmentField
          value={values.departmentId}
          onChange={(departmentId) => store.change({ departmentId }, 'departmentId')}
          error={form.errors.departmentId}
        />
        <CityField text={values.city} onChange={(city) => store.change({ city }, 'city')} error={form.errors.city} />
      </div>
    </>
  );
});

const Choices = observer(function Choices() {
  const benefits = useStore(BenefitsKey);
  const store = useStore(BenefitsFormKey);
  const { codes } = store.values;
  return (
    <LoadView
      state={benefits.catalogueState}
      texts={messages}
      onRetry={benefits.loadCatalogue}
      skeleton={['a', 'b', 'c', 'd', 'e'].map((line) => <Skeleton key={line} width="half" />)}
    >
      {(catalogue) => (
        <div className="contribution__fields">
          {BENEFIT_GROUPS.map((group, place) => (
            <Field
              key={group}
              label={BENEFIT_GROUP_LABELS[group]}
              group
              error={place === 0 ? store.form.errors.codes : null}
            >
              <div className="choices">
                {catalogue
                  .filter((benefit) => benefit.group === group)
                  .map(({ code, name }) => (
                    <Checkbox
                      key={code}
                      label={name}
                      checked={codes.includes(code)}
                      onCheckedChange={() => store.change({ codes: withCode(store.values.codes, code) }, 'codes')}
                    />
                  ))}
              </div>
            </Field>
          ))}
        </div>
      )}
    </LoadView>
  );
});

const Words = observer(function Words() {
  const store = useStore(BenefitsFormKey);
  const { values, form } = store;
  return (
    <Section title={messages.more}>
      <Field
        label={messages.text}
        hint={messages.textHint}
        aside={messages.optional}
        error={form.errors.text}
        counter={<CharacterCounter used={values.text.length} limit={MAX_BENEFITS_TEXT_LENGTH} />}
      >
        <TextArea
          value={values.text}
          onValueChange={(text) => store.change({ text: text.replaceAll('\0', '') }, 'text')}
          onBlur={() => form.leave('text')}
        />
      </Field>
      <LazyTextHints text={values.text} />
      <LazyCheckedWords kind="benefits" texts={[values.text]} />
    </Section>
  );
});
