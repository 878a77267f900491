import { observer } from 'mobx-react-lite';
import { InterviewsPart } from './interviews-part';
import { messages } from './messages';

/** The first page of interviews (RT-INTERVIEWS). */
export const InterviewsScreen = observer(function InterviewsScreen() {
  return (
    <div className="interview-page">
      <div className="hang">
        <h1 className="h1">{messages.title}</h1>
        <p className="read text-ink-2">{messages.lead}</p>
      </div>
      <InterviewsPart questionsHref={() => null} withCompany />
    </div>
  );
});
