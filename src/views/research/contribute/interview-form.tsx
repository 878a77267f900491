import { observer } from 'mobx-react-lite';
import { INTERVIEW_SOURCES } from '@/core/research/contribute/interview-contribution';
import { INTERVIEW_LIMITS, selectableYears } from '@/core/research/contribute/interview-form';
import { INTERVIEW_EXPERIENCES } from '@/core/research/interviews/interview';
import { INTERVIEW_DIFFICULTIES, INTERVIEW_OUTCOMES } from '@/core/research/interviews/interview-scales.rules';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';
import { InterviewFormKey, SimilarInterviewsKey } from '@/stores/research/contribute/keys';
import { MonthField } from '@/views/account/my-profile/month-field';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyCheckedWords } from '@/views/kernel/content-checks/lazy-checked-words';
import { Field } from '@/views/kernel/ui/field';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { Select } from '@/views/kernel/ui/select';
import { TextArea } from '@/views/kernel/ui/text-area';
import { TextInput } from '@/views/kernel/ui/text-input';
import { ContributionFrame } from './contribution-frame';
import { interviewMessages as texts } from './interview-messages';
import { InterviewRounds } from './interview-rounds';
import { LazyMeter } from './lazy-meter';
import { InterviewPreview } from './lazy-steps';
import { messages } from './messages';
import { WorkPlaceFields } from './work-place-fields';

const NOT_SAID = 'notSaid';
const notSaid = { value: NOT_SAID, label: texts.notSaid };
const experienceChoices = [
  notSaid,
  ...INTERVIEW_EXPERIENCES.map((value) => ({ value, label: texts.experiences[value] })),
];
const sourceChoices = [notSaid, ...INTERVIEW_SOURCES.map((value) => ({ value, label: texts.sources[value] }))];
const difficultyChoices = INTERVIEW_DIFFICULTIES.map((value) => ({ value, label: texts.difficulties[value] }));
const outcomeChoices = INTERVIEW_OUTCOMES.map((value) => ({ value, label: texts.outcomes[value] }));
const fairChoices = (['true', 'false'] as const).map((value) => ({ value, label: texts.fairChoices[value] }));

export const InterviewForm = observer(function InterviewForm() {
  const store = useStore(InterviewFormKey);
  const { jobProfile, companyName, locationName } = store.values;
  return (
    <ContributionFrame
      progress={store}
      texts={texts}
      about={[jobProfile, companyName, locationName]}
      aside={<LazyMeter form={SimilarInterviewsKey} />}
      steps={[
        { title: texts.what, content: <What /> },
        {
          title: texts.rounds,
          content: (
            <>
              <Month />
              <InterviewRounds />
            </>
          ),
        },
        { title: texts.how, content: <How /> },
        { title: messages.checkTitle, content: <InterviewPreview /> },
      ]}
    />
  );
});

const What = observer(function What() {
  return (
    <div className="contribution__fields">
      <WorkPlaceFields store={useStore(InterviewFormKey)} />
    </div>
  );
});

const Month = observer(function Month() {
  const { values, form, change } = useStore(InterviewFormKey);
  const { now } = useStore(ClockStoreKey);
  return (
    <MonthField
      label={texts.month}
      month={values.month}
      year={values.year}
      years={selectableYears(now).toReversed().map(String)}
      error={form.errors.month}
      onMonth={(month) => change({ month }, 'month')}
      onYear={(year) => change({ year }, 'month')}
    />
  );
});

const How = observer(function How() {
  const { values, form, change } = useStore(InterviewFormKey);
  return (
    <div className="contribution__fields">
      <Field label={texts.difficulty} group required error={form.errors.difficulty}>
        <RadioCards
          options={difficultyChoices}
          value={values.difficulty}
          columns={2}
          onSelect={(difficulty) => change({ difficulty }, 'difficulty')}
        />
      </Field>
      <Field label={texts.outcome} group required error={form.errors.outcome}>
        <RadioCards
          options={outcomeChoices}
          value={values.outcome}
          columns={2}
          onSelect={(outcome) => change({ outcome }, 'outcome')}
        />
      </Field>
      <Field label={texts.fair} group aside={messages.optional}>
        <RadioCards
          options={fairChoices}
          value={values.isFair === null ? null : `${values.isFair}`}
          columns={2}
          onSelect={(chosen) => change({ isFair: chosen === 'true' })}
        />
      </Field>
      <Field label={texts.experience} aside={messages.optional}>
        <Select
          options={experienceChoices}
          value={values.experience ?? NOT_SAID}
          placeholder={messages.choose}
          onValueChange={(chosen) =>
            change({ experience: INTERVIEW_EXPERIENCES.find((one) => one === chosen) ?? null })
          }
        />
      </Field>
      <Field label={texts.applied} aside={messages.optional}>
        <Select
          options={sourceChoices}
          value={values.appliedThrough ?? NOT_SAID}
          placeholder={messages.choose}
          onValueChange={(chosen) =>
            change({ appliedThrough: INTERVIEW_SOURCES.find((one) => one === chosen) ?? null })
          }
        />
      </Field>
      <Field label={texts.days} aside={messages.optional} error={form.errors.days}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={values.days}
          onValueChange={(days) => change({ days }, 'days')}
          onBlur={() => form.leave('days')}
        />
      </Field>
      <Field
        label={texts.story}
        aside={messages.optional}
        hint={texts.storyHint}
        error={form.errors.story}
        counter={<CharacterCounter used={values.story.length} limit={INTERVIEW_LIMITS.maxStory} />}
      >
        <TextArea
          lines={5}
          value={values.story}
          onValueChange={(story) => change({ story }, 'story')}
          onBlur={() => form.leave('story')}
        />
      </Field>
      <LazyCheckedWords kind="interview" texts={[values.story]} />
    </div>
  );
});
