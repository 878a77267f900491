import { observer } from 'mobx-react-lite';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { AddContribution } from '../contribute/add-contribution';
import { messages } from './messages';
import { QuestionsPart } from './questions-part';
import { SkillTabs } from './skill-tabs';

export const SkillScreen = observer(function SkillScreen() {
  const { questionsState: state } = useStore(InterviewsKey);
  const page = state.state === 'ready' ? state.value : null;
  return (
    <div className="interview-page">
      <div className="hang">
        <BackLink to="/interviews">{messages.allInterviews}</BackLink>
        {page?.skill ? (
          <>
            <div className="hang__head">
              <h1 className="h1">{messages.ofSkill(page.skill.name)}</h1>
              <AddContribution kind="interview" tone="primary" />
            </div>
            <p className="read text-ink-2 num">{messages.skillLead(page.total)}</p>
          </>
        ) : null}
      </div>
      {page?.skill ? (
        <SkillTabs
          skill={{ urlName: page.skill.key, name: page.skill.name }}
          counts={{ interviews: page.total, jobs: page.jobsCount ?? 0 }}
          current="SkillInterviews"
        />
      ) : null}
      {page !== null && page.skill === null ? (
        <EmptyState level={1} title={messages.skillNotFound}>
          {messages.skillNotFoundHint}
        </EmptyState>
      ) : (
        <>
          <h2 className="vh">{messages.questionsHead}</h2>
          <QuestionsPart withCompany />
        </>
      )}
    </div>
  );
});
