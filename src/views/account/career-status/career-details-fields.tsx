import Lock from 'lucide-react/icons/lock';
import { observer } from 'mobx-react-lite';
import type { UnemployedChange } from '@/stores/account/career-status/career-status.store';
import { CareerStatusKey } from '@/stores/account/career-status/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { ListField } from '@/views/kernel/catalog/list-field';
import { SuggestField } from '@/views/kernel/catalog/suggest-field';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

export const CareerDetailsFields = observer(function CareerDetailsFields() {
  const userName = useStore(ProfileKey).profile?.userName ?? '';
  return (
    <>
      <div className="career__pair grid gap-4">
        <FieldsOfType />
      </div>
      <p className="flex gap-2 text-ink-2">
        <Lock size={18} aria-hidden="true" className="flex-none" />
        <span>{userName === '' ? messages.shownAsPseudonym : messages.shownAs(userName)}</span>
      </p>
    </>
  );
});

const FieldsOfType = observer(function FieldsOfType() {
  const career = useStore(CareerStatusKey);
  const { selectedOption, working, unemployed } = career.state;
  switch (selectedOption) {
    case null:
      return null;
    case 'working':
      return (
        <>
          <JobFields job={working} onChange={career.changeWorking} required />
          <SuggestField
            label={messages.location}
            aside={messages.optional}
            list="location"
            text={working.jobLocation ?? ''}
            onChange={(jobLocation) => career.changeWorking({ jobLocation })}
            error={career.form.errors.jobLocation}
          />
        </>
      );
    case 'unemployed':
      return (
        <JobFields
          job={unemployed}
          onChange={career.changeUnemployed}
          required={(unemployed.companyName ?? '').trim() !== ''}
        />
      );
    case 'student':
      return <StudyFields />;
  }
});

interface JobFieldsProps {
  readonly job: {
    readonly jobProfile: string | null;
    readonly departmentId: number | null;
    readonly industryId: number | null;
  };
  readonly onChange: (change: Pick<UnemployedChange, 'jobProfile' | 'departmentId' | 'industryId'>) => void;
  readonly required: boolean;
}

const JobFields = observer(function JobFields({ job, onChange, required }: JobFieldsProps) {
  const career = useStore(CareerStatusKey);
  const aside = required ? {} : { aside: messages.optional };
  return (
    <>
      <SuggestField
        label={messages.jobProfile}
        list="jobProfile"
        text={job.jobProfile ?? ''}
        onChange={(jobProfile) => onChange({ jobProfile })}
        error={career.form.errors.jobProfile}
        required={required}
        autoComplete="organization-title"
        {...aside}
      />
      <ListField
        label={messages.department}
        list="departments"
        value={job.departmentId}
        onChange={(departmentId) => onChange({ departmentId })}
        error={career.form.errors.departmentId}
        required={required}
        {...aside}
      />
      <ListField
        label={messages.industry}
        list="industries"
        value={job.industryId}
        onChange={(industryId) => onChange({ industryId })}
        error={career.form.errors.industryId}
        required={required}
        {...aside}
      />
    </>
  );
});

const StudyFields = observer(function StudyFields() {
  const career = useStore(CareerStatusKey);
  const { courseId, courseName, specializationId, specialization } = career.state.student;
  return (
    <>
      <SuggestField
        label={messages.course}
        list="course"
        text={courseName ?? ''}
        id={courseId}
        onChange={(text, id) => career.changeStudent({ courseName: text, courseId: id })}
        error={career.form.errors.courseName}
        required
      />
      <SuggestField
        label={messages.specialization}
        list="specialization"
        text={specialization ?? ''}
        id={specializationId}
        onChange={(text, id) => career.changeStudent({ specialization: text, specializationId: id })}
        error={career.form.errors.specialization}
        required
      />
    </>
  );
});
