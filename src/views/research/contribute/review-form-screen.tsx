import { observer } from 'mobx-react-lite';
import { EMPLOYMENT_TYPES } from '@/core/kernel/common/employment-type.rules';
import { MAX_REVIEW_TEXT_LENGTH, MAX_TITLE_LENGTH } from '@/core/research/contribute/review-form';
import {
  SHORT_EXPERIENCE_CHOICES,
  shortExperienceOf,
  shortExperienceText,
} from '@/core/research/contribute/salary-choices';
import { REVIEW_ASPECTS } from '@/core/research/reviews/review-aspect.rules';
import { ASPECT_LABELS, EMPLOYMENT_LABELS } from '@/core/research/reviews/review-labels';
import { ReviewFormKey, SimilarReviewsKey } from '@/stores/research/contribute/keys';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyCheckedWords } from '@/views/kernel/content-checks/lazy-checked-words';
import { Field } from '@/views/kernel/ui/field';
import { Section } from '@/views/kernel/ui/section';
import { Select } from '@/views/kernel/ui/select';
import { TextArea } from '@/views/kernel/ui/text-area';
import { TextInput } from '@/views/kernel/ui/text-input';
import { CompanySection } from './company-section';
import { ContributionFrame } from './contribution-frame';
import { LazyMeter } from './lazy-meter';
import { ReviewPreview } from './lazy-steps';
import { LazyTextHints } from './lazy-text-hints';
import { messages as shared } from './messages';
import { CityField, DepartmentField, JobProfileField } from './place-fields';
import { RatingField } from './rating-field';
import { messages } from './review-messages';

const YEARS = SHORT_EXPERIENCE_CHOICES.map((years) => ({
  value: String(years),
  label: years === 0 ? messages.lessThanAYear : shortExperienceText(years),
}));
const EMPLOYMENT = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] }));

export const ReviewFormScreen = observer(function ReviewFormScreen() {
  const store = useStore(ReviewFormKey);
  const { reviewId, jobProfile, companyName, city } = store.values;
  const isEdit = reviewId !== null;
  return (
    <ContributionFrame
      progress={store}
      texts={isEdit ? { ...messages, ...messages.edit } : messages}
      about={[jobProfile, companyName, city]}
      aside={<LazyMeter form={SimilarReviewsKey} />}
      steps={[
        {
          title: messages.where,
          content: (
            <>
              <CompanySection store={store} isFixed={isEdit} />
              <Job />
            </>
          ),
        },
        { title: messages.ratings, content: <Ratings /> },
        { title: messages.text, content: <Words /> },
        { title: shared.checkTitle, content: <ReviewPreview /> },
      ]}
    />
  );
});

const Ratings = observer(function Ratings() {
  const store = useStore(ReviewFormKey);
  const { values, form } = store;
  return (
    <>
      <RatingField
        look="stars"
        label={messages.rating}
        value={values.rating}
        onChange={(rating) => store.change({ rating }, 'rating')}
        error={form.errors.rating}
      />
      <Section title={messages.topics} action={<span className="meta">{messages.topicsHint}</span>} thin>
        {REVIEW_ASPECTS.map((aspect) => (
          <RatingField
            key={aspect}
            look="bar"
            label={ASPECT_LABELS[aspect]}
            value={values.aspects[aspect] ?? null}
            onChange={(rating) => store.change({ aspects: { ...store.values.aspects, [aspect]: rating } })}
            skipped={messages.skipped}
          />
        ))}
      </Section>
    </>
  );
});

const Words = observer(function Words() {
  const store = useStore(ReviewFormKey);
  const { values, form } = store;
  return (
    <div className="contribution__fields">
      <Side side="likes" label={messages.likes} hint={messages.likesHint} />
      <Side side="dislikes" label={messages.dislikes} hint={messages.dislikesHint} />
      <Field label={messages.reviewTitle} aside={messages.optional} error={form.errors.title}>
        <TextInput
          value={values.title}
          maxLength={MAX_TITLE_LENGTH}
          onValueChange={(title) => store.change({ title }, 'title')}
          onBlur={() => form.leave('title')}
        />
      </Field>
      <LazyTextHints text={`${values.title}\n${values.likes}\n${values.dislikes}`} />
      <LazyCheckedWords kind="review" texts={[values.title, values.likes, values.dislikes]} />
    </div>
  );
});

interface SideProps {
  readonly side: 'likes' | 'dislikes';
  readonly label: string;
  readonly hint: string;
}

const Side = observer(function Side({ side, label, hint }: SideProps) {
  const store = useStore(ReviewFormKey);
  const { [side]: text } = store.values;
  return (
    <Field
      label={label}
      hint={hint}
      required
      error={store.form.errors[side]}
      counter={<CharacterCounter used={text.length} limit={MAX_REVIEW_TEXT_LENGTH} />}
    >
      <TextArea
        lines={5}
        value={text}
        onValueChange={(value) => store.change({ [side]: value.replaceAll('\0', '') }, side)}
        onBlur={() => store.form.leave(side)}
      />
    </Field>
  );
});

const Job = observer(function Job() {
  const store = useStore(ReviewFormKey);
  const { values, form } = store;
  return (
    <Section title={messages.job}>
      <p className="meta mb-2">{messages.jobHint}</p>
      <div className="contribution__fields">
        <JobProfileField
          label={messages.jobProfile}
          text={values.jobProfile}
          onChange={(jobProfile) => store.change({ jobProfile }, 'jobProfile')}
          error={form.errors.jobProfile}
        />
        <DepartmentField
          value={values.departmentId}
          onChange={(departmentId) => store.change({ departmentId }, 'departmentId')}
          error={form.errors.departmentId}
        />
        <CityField text={values.city} onChange={(city) => store.change({ city }, 'city')} error={form.errors.city} />
        <Field label={messages.employment} aside={messages.optional}>
          <Select
            options={EMPLOYMENT}
            value={values.employment}
            placeholder={shared.choose}
            onValueChange={(employment) => store.change({ employment })}
          />
        </Field>
        <Field label={messages.years} aside={messages.optional}>
          <Select
            options={YEARS}
            value={values.years === null ? null : String(shortExperienceOf(values.years))}
            placeholder={shared.choose}
            onValueChange={(years) => store.change({ years: Number(years) })}
          />
        </Field>
      </div>
    </Section>
  );
});
