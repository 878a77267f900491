import './answers.css';
import { observer } from 'mobx-react-lite';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { FactsState } from '../company/facts-state';
import { InterviewAnswer } from './interview-answer';
import { LeavingAnswer } from './leaving-answer';
import { messages } from './messages';
import { RatingAnswer } from './rating-answer';
import { SalaryAnswer } from './salary-answer';

export const Answers = observer(function Answers() {
  const store = useStore(CompanyAnswersKey);
  return (
    <div className="answers__all">
      <section className="answers" aria-label={messages.inShort}>
        <FactsState state={store.figures} retry={store.reload}>
          {(figures) => <RatingAnswer figures={figures} />}
        </FactsState>
        <FactsState state={store.roles} retry={store.reload}>
          {({ items }) => <SalaryAnswer roles={items} />}
        </FactsState>
        <FactsState state={store.interviews} retry={store.reload}>
          {(summary) => <InterviewAnswer summary={summary} />}
        </FactsState>
      </section>
      <FactsState state={store.tenure} retry={store.reload}>
        {({ figures }) => <LeavingAnswer figures={figures} />}
      </FactsState>
    </div>
  );
});
