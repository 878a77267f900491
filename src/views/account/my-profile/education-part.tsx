import { observer } from 'mobx-react-lite';
import { COURSE_MODES, DEGREES } from '@/core/account/my-profile/experience';
import { yearsUntil } from '@/core/account/my-profile/experience-fields';
import { educationPeriod } from '@/core/account/my-profile/experience-period';
import { knownEducationOf } from '@/core/account/my-profile/known-fields';
import { EducationKey } from '@/stores/account/my-profile/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { Field } from '@/views/kernel/ui/field';
import { Select } from '@/views/kernel/ui/select';
import { TextInput } from '@/views/kernel/ui/text-input';
import { DeleteButton } from './delete-button';
import { ExperienceList } from './experience-list';
import { messages } from './messages';
import { monthMessages } from './month-messages';
import { SmallForm } from './small-form';

const DEGREE_OPTIONS = DEGREES.map((value) => ({ value, label: value }));
const MODE_OPTIONS = COURSE_MODES.map((value) => ({ value, label: messages.modes[value] }));

export const EducationPart = observer(function EducationPart() {
  const education = useStore(EducationKey);
  const { state, editing } = education;
  const { profile } = useStore(ProfileKey);
  // Only the first entry is certainly the current one.
  const known =
    state.state === 'ready' && state.value.length === 0 ? knownEducationOf(profile?.careerStatus ?? null) : {};
  const isKnown = Object.keys(known).length > 0;
  return (
    <ExperienceList
      anchor="education"
      title={messages.education}
      empty={isKnown ? messages.knownBegins : messages.noEducation}
      addLabel={messages.addEducation}
      failure={state.state === 'failed' ? state.failure : null}
      editedId={editing?.id}
      form={<EducationForm />}
      onAdd={() => education.beginNew(known)}
      onRetry={education.load}
      entries={
        state.state === 'ready'
          ? state.value.map((entry) => ({
              id: entry.id,
              item: education.itemOf(entry),
              period: educationPeriod(entry),
              note: messages.modes[entry.courseMode],
              isCurrent: entry.endYear === null,
              onEdit: () => education.beginChange(entry),
            }))
          : null
      }
    />
  );
});

const EducationForm = observer(function EducationForm() {
  const education = useStore(EducationKey);
  const { fields, form, editing, state } = education;
  const { errors } = form;
  const entry = state.state === 'ready' ? state.value.find(({ id }) => id === editing?.id) : undefined;
  return (
    <SmallForm
      label={entry === undefined ? messages.addEducation : messages.edit(education.itemOf(entry).title)}
      isBusy={form.isSubmitting}
      refusals={form.refusals}
      onSave={() => void education.save()}
      onCancel={education.cancel}
      more={
        entry === undefined ? null : (
          <DeleteButton title={education.itemOf(entry).title} onDelete={() => void education.remove(entry)} />
        )
      }
    >
      <Field label={messages.degree} required error={errors.degree}>
        <Select
          options={DEGREE_OPTIONS}
          value={fields.degree || null}
          placeholder={messages.choose}
          onValueChange={(degree) => education.change({ degree }, 'degree')}
        />
      </Field>
      <Field label={messages.course} required error={errors.courseName}>
        <TextInput
          value={fields.courseName}
          onValueChange={(courseName) => education.change({ courseName }, 'courseName')}
          onBlur={() => form.leave('courseName')}
          autoComplete="off"
        />
      </Field>
      <Field label={messages.specialization} aside={messages.optional} error={errors.specialization}>
        <TextInput
          value={fields.specialization}
          onValueChange={(specialization) => education.change({ specialization }, 'specialization')}
          onBlur={() => form.leave('specialization')}
          autoComplete="off"
        />
      </Field>
      <Field label={messages.college} required error={errors.collegeName}>
        <TextInput
          value={fields.collegeName}
          onValueChange={(collegeName) => education.change({ collegeName }, 'collegeName')}
          onBlur={() => form.leave('collegeName')}
          autoComplete="organization"
        />
      </Field>
      <Field label={messages.mode} required error={errors.courseMode}>
        <Select
          options={MODE_OPTIONS}
          value={fields.courseMode || null}
          placeholder={messages.choose}
          onValueChange={(courseMode) => education.change({ courseMode }, 'courseMode')}
        />
      </Field>
      <Years />
    </SmallForm>
  );
});

const Years = observer(function Years() {
  const education = useStore(EducationKey);
  const { fields, form } = education;
  const years = yearsUntil(Number(education.thisMonth.slice(0, 4))).map((value) => ({ value, label: value }));
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label={messages.start} required error={form.errors.startYear}>
          <Select
            options={years}
            value={fields.startYear || null}
            placeholder={monthMessages.year}
            onValueChange={(startYear) => education.change({ startYear }, 'startYear', 'endYear')}
          />
        </Field>
        {fields.isCurrent ? null : (
          <Field label={messages.end} required error={form.errors.endYear}>
            <Select
              options={years}
              value={fields.endYear || null}
              placeholder={monthMessages.year}
              onValueChange={(endYear) => education.change({ endYear }, 'endYear')}
            />
          </Field>
        )}
      </div>
      <Checkbox
        label={messages.currentStudies}
        checked={fields.isCurrent}
        onCheckedChange={(isCurrent) => education.change({ isCurrent }, 'endYear')}
      />
    </>
  );
});
