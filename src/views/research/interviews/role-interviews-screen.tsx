import { observer } from 'mobx-react-lite';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { AddContribution } from '../contribute/add-contribution';
import { DesignationTabs } from './designation-tabs';
import { InterviewsPart } from './interviews-part';
import { messages } from './messages';

export const RoleInterviewsScreen = observer(function RoleInterviewsScreen() {
  const { summary } = useStore(InterviewsKey);
  const role = summary?.designation ?? null;
  return (
    <div className="interview-page">
      <div className="hang">
        <BackLink to="/interviews">{messages.allInterviews}</BackLink>
        {role === null ? null : (
          <div className="hang__head">
            <h1 className="h1">{messages.ofRole(role.name)}</h1>
            <AddContribution kind="interview" jobProfile={role.name} tone="primary" />
          </div>
        )}
      </div>
      {role === null ? null : <DesignationTabs designation={role} current="RoleInterviews" />}
      <InterviewsPart questionsHref={() => null} withCompany />
    </div>
  );
});
