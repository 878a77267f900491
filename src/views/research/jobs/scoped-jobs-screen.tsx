import { observer } from 'mobx-react-lite';
import { JobsKey } from '@/stores/research/jobs/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { DesignationTabs } from '../interviews/designation-tabs';
import { SkillTabs } from '../interviews/skill-tabs';
import { JobList } from './job-list';
import { messages } from './messages';

export const ScopedJobsScreen = observer(function ScopedJobsScreen() {
  const { scopeName } = useStore(JobsKey);
  return (
    <div className="wide grid gap-6">
      <div>
        <BackLink to="/jobs">{messages.back}</BackLink>
        <h1 className="h1">{scopeName === null ? messages.title : messages.jobsFor(scopeName)}</h1>
      </div>
      <Tabs />
      <JobList title={scopeName ?? ''} />
    </div>
  );
});

const Tabs = observer(function Tabs() {
  const { scope, scopeName: name, skill, total } = useStore(JobsKey);
  const { job_profile: role } = scope;
  if (role !== undefined && name !== null)
    return <DesignationTabs designation={{ key: role, name }} current="DesignationJobs" />;
  if (skill === null) return null;
  return <SkillTabs skill={skill} counts={{ interviews: skill.questions, jobs: total }} current="SkillJobs" />;
});
