import { observer } from 'mobx-react-lite';
import { yearsUntil } from '@/core/account/my-profile/experience-fields';
import { workPeriod } from '@/core/account/my-profile/experience-period';
import { knownWorkOf } from '@/core/account/my-profile/known-fields';
import { WorkExperienceKey } from '@/stores/account/my-profile/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { Field } from '@/views/kernel/ui/field';
import { TextInput } from '@/views/kernel/ui/text-input';
import { DeleteButton } from './delete-button';
import { ExperienceList } from './experience-list';
import { messages } from './messages';
import { MonthField } from './month-field';
import { SmallForm } from './small-form';

export const WorkPart = observer(function WorkPart() {
  const work = useStore(WorkExperienceKey);
  const { state, editing, thisMonth } = work;
  const { profile } = useStore(ProfileKey);
  // Only the first entry is certainly the current one.
  const known = state.state === 'ready' && state.value.length === 0 ? knownWorkOf(profile?.careerStatus ?? null) : {};
  const isKnown = Object.keys(known).length > 0;
  return (
    <ExperienceList
      anchor="work"
      title={messages.work}
      empty={isKnown ? messages.knownBegins : messages.noWork}
      addLabel={messages.addWork}
      failure={state.state === 'failed' ? state.failure : null}
      editedId={editing?.id}
      form={<WorkForm />}
      onAdd={() => work.beginNew(known)}
      onRetry={work.load}
      entries={
        state.state === 'ready'
          ? state.value.map((entry) => ({
              id: entry.id,
              item: work.itemOf(entry),
              period: workPeriod(entry, thisMonth),
              note: null,
              isCurrent: entry.endedOn === null,
              onEdit: () => work.beginChange(entry),
            }))
          : null
      }
    />
  );
});

const WorkForm = observer(function WorkForm() {
  const work = useStore(WorkExperienceKey);
  const { fields, form, editing, state } = work;
  const { errors } = form;
  const years = yearsUntil(Number(work.thisMonth.slice(0, 4)));
  const entry = state.state === 'ready' ? state.value.find(({ id }) => id === editing?.id) : undefined;
  return (
    <SmallForm
      label={entry === undefined ? messages.addWork : messages.edit(work.itemOf(entry).title)}
      isBusy={form.isSubmitting}
      refusals={form.refusals}
      onSave={() => void work.save()}
      onCancel={work.cancel}
      more={
        entry === undefined ? null : (
          <DeleteButton title={work.itemOf(entry).title} onDelete={() => void work.remove(entry)} />
        )
      }
    >
      <Field label={messages.role} required error={errors.jobProfile}>
        <TextInput
          value={fields.jobProfile}
          onValueChange={(jobProfile) => work.change({ jobProfile }, 'jobProfile')}
          onBlur={() => form.leave('jobProfile')}
          autoComplete="organization-title"
        />
      </Field>
      <Field label={messages.company} required error={errors.companyName}>
        <TextInput
          value={fields.companyName}
          onValueChange={(companyName) => work.change({ companyName }, 'companyName')}
          onBlur={() => form.leave('companyName')}
          autoComplete="organization"
        />
      </Field>
      <Field label={messages.place} aside={messages.optional} error={errors.location}>
        <TextInput
          value={fields.location}
          onValueChange={(location) => work.change({ location }, 'location')}
          onBlur={() => form.leave('location')}
          autoComplete="off"
        />
      </Field>
      <MonthField
        label={messages.start}
        month={fields.startMonth}
        year={fields.startYear}
        years={years}
        error={errors.startedOn}
        onMonth={(startMonth) => work.change({ startMonth }, 'startedOn', 'endedOn')}
        onYear={(startYear) => work.change({ startYear }, 'startedOn', 'endedOn')}
      />
      <Checkbox
        label={messages.currentWork}
        checked={fields.isCurrent}
        onCheckedChange={(isCurrent) => work.change({ isCurrent }, 'endedOn')}
      />
      {fields.isCurrent ? null : (
        <MonthField
          label={messages.end}
          month={fields.endMonth}
          year={fields.endYear}
          years={years}
          error={errors.endedOn}
          onMonth={(endMonth) => work.change({ endMonth }, 'endedOn')}
          onYear={(endYear) => work.change({ endYear }, 'endedOn')}
        />
      )}
    </SmallForm>
  );
});
