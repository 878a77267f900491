import { observer } from 'mobx-react-lite';
import { SearchForm } from '@/views/kernel/filters/search-form';
import { AddContribution } from '../contribute/add-contribution';
import { JobCheckLink } from '../job-check/job-check-link';
import { InterviewsPart } from './interviews-part';
import { messages } from './messages';

export const InterviewsScreen = observer(function InterviewsScreen() {
  return (
    <div className="interview-page">
      <div className="hang">
        <div className="hang__head">
          <h1 className="h1">{messages.title}</h1>
          <AddContribution kind="interview" tone="primary" />
        </div>
        <p className="read text-ink-2">{messages.lead}</p>
        <SearchForm label={messages.find} act={messages.findAct} word="interview" />
        <JobCheckLink />
      </div>
      <h2 className="vh">{messages.summaryHead}</h2>
      <InterviewsPart questionsHref={() => null} withCompany />
    </div>
  );
});
