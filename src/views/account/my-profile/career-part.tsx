import { observer } from 'mobx-react-lite';
import type { CareerStatus, WorkingCareer } from '@/core/account/career-status/career-status';
import { verifiedOf } from '@/core/account/career-status/career-status';
import { proofOf } from '@/core/account/career-status/proof.rules';
import { isPartiallyVerified } from '@/core/account/career-status/verification';
import { isCareerComplete } from '@/core/account/onboarding/completeness.rules';
import type { EditedPart } from '@/core/account/onboarding/steps';
import { nameInGroups } from '@/core/kernel/catalog-groups/catalog-group';
import { OnboardingKey } from '@/stores/account/onboarding/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { CatalogGroupsKey } from '@/stores/kernel/catalog-groups/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { ProofMark } from '../profile/proof-mark';
import { EditableRow } from './editable-row';
import { messages } from './messages';

export const CareerPart = observer(function CareerPart() {
  const { profile } = useStore(ProfileKey);
  const edit = useEdit();
  const status = profile?.careerStatus ?? null;
  return (
    <div id="career" className="part">
      <Section title={messages.career} action={<span className="meta">{messages.careerHint}</span>}>
        <ul>
          <EditableRow
            label={status === null ? messages.career : messages.careerTypes[status.type]}
            editLabel={status === null ? messages.sayCareer : messages.changeCareer}
            onEdit={() => edit('career-status')}
          >
            <CareerLines status={status} />
          </EditableRow>
          <DepartmentRow job={status?.working ?? status?.unemployed ?? null} />
        </ul>
        {status === null ? null : <Checked status={status} />}
      </Section>
    </div>
  );
});

function CareerLines({ status }: { readonly status: CareerStatus | null }) {
  const { title, place } = linesOf(status);
  if (title === null && place === null) return <span className="meta">{messages.noCareer}</span>;
  return (
    <>
      {title === null ? null : <b className="block">{title}</b>}
      {place}
      {isCareerComplete(status) ? null : <span className="meta block">{messages.careerUnfinished}</span>}
    </>
  );
}

interface DepartmentRowProps {
  readonly job: Pick<WorkingCareer, 'departmentId' | 'industryId'> | null;
}

const DepartmentRow = observer(function DepartmentRow({ job }: DepartmentRowProps) {
  const { departments, industries } = useStore(CatalogGroupsKey).lists;
  const department = nameInGroups(departments.value ?? [], job?.departmentId ?? null);
  const industry = nameInGroups(industries.value ?? [], job?.industryId ?? null);
  if (department === null && industry === null) return null;
  return (
    <li className="kv">
      <span className="kv__k">{department === null ? messages.industry : messages.department}</span>
      <div className="kv__v">
        {department ?? industry}
        {department === null || industry === null ? null : <span className="meta block">{industry}</span>}
      </div>
    </li>
  );
});

function Checked({ status }: { readonly status: CareerStatus }) {
  const edit = useEdit();
  const proof = proofOf(status);
  const place = status.working?.companyName ?? status.student?.collegeName ?? messages.yourPlace;
  const unproven = isPartiallyVerified(verifiedOf(status))
    ? { title: messages.noMark, text: messages.noMarkText(place) }
    : { title: messages.notChecked, text: messages.notCheckedText };
  return (
    <div className={proof === null ? 'proof' : 'proof proof--yes'}>
      {proof === null ? null : (
        <span aria-hidden="true">
          <ProofMark proof={proof} />
        </span>
      )}
      <div>
        <p className="strong">{proof === null ? unproven.title : messages.proofTitles[proof]}</p>
        <p className="text-ink-2">{proof === null ? unproven.text : messages.proofs[proof](place)}</p>
        <Button className="mt-2" onClick={() => edit('verification')}>
          {proof === null ? messages.check : messages.checkAgain}
        </Button>
      </div>
    </div>
  );
}

function useEdit(): (part: EditedPart) => void {
  const features = useStore(FeaturesKey);
  return (part) => void features.ask(OnboardingKey, (onboarding) => void onboarding.edit(part));
}

function linesOf(status: CareerStatus | null): { readonly title: string | null; readonly place: string | null } {
  const { working = null, student = null, unemployed = null } = status ?? {};
  if (working !== null) return { title: working.jobProfile, place: joined(working.companyName, working.jobLocation) };
  if (student !== null) {
    return { title: joined(student.courseName, student.specialization), place: student.collegeName };
  }
  return { title: unemployed?.jobProfile ?? null, place: unemployed?.companyName ?? null };
}

function joined(...parts: readonly (string | null)[]): string | null {
  return parts.filter((part) => part !== null && part !== '').join(', ') || null;
}
