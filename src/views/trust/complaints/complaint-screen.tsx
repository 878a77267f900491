import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/kernel/formatting/date';
import { furtherAppeal } from '@/core/kernel/moderated/appellate-committee.rules';
import type { ComplaintState } from '@/core/kernel/moderated/complaint';
import { complaintMessages } from '@/core/trust/complaints/complaint-messages';
import { ComplaintKey } from '@/stores/trust/complaints/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { GrievancesAside } from '../legal/grievances-aside';
import { LegalPlaces } from '../legal/legal-places';
import { messages } from './messages';

export const ComplaintScreen = observer(function ComplaintScreen() {
  const complaint = useStore(ComplaintKey);
  return (
    <ScreenFrame places={<LegalPlaces />} aside={<GrievancesAside />}>
      {complaint.isUnknown ? (
        <div className="hang">
          <EmptyState level={1} title={messages.unknownTitle}>
            {messages.unknownText}
          </EmptyState>
        </div>
      ) : (
        <LoadView state={complaint.state} texts={messages} onRetry={complaint.load} skeleton={<Skeleton />}>
          {(state) => <Parts state={state} />}
        </LoadView>
      )}
    </ScreenFrame>
  );
});

function Parts({ state: { number, ground, receivedOn, dueAt, answer } }: { readonly state: ComplaintState }) {
  return (
    <>
      <Section level={1} title={messages.ofPage}>
        <p className="h3 num complaint-number">{number}</p>
        <p className="text-ink-2">{ground === 'ORDER' ? messages.order : complaintMessages.grounds[ground]}</p>
        <p className="meta">{messages.received(formatDate(receivedOn, 'day'))}</p>
      </Section>
      {answer === null ? (
        <Section title={messages.open}>
          <p className="read">{messages.due(formatDate(dueAt, 'moment'))}</p>
          <p className="text-ink-2 mt-2">
            {messages.answerHere} {messages.pageHint}
          </p>
        </Section>
      ) : (
        <Answer answer={answer} />
      )}
    </>
  );
}

interface AnswerProps {
  readonly answer: NonNullable<ComplaintState['answer']>;
}

function Answer({ answer: { outcome, rule, answeredOn, appealUntil } }: AnswerProps) {
  return (
    <>
      <Section title={messages.answered(formatDate(answeredOn, 'day'))}>
        <p className="read">{complaintMessages.outcomes[outcome]}</p>
        {rule === null ? null : (
          <>
            <p className="strong">{messages.rule(rule.number, rule.title)}</p>
            <p className="read">{rule.wording}</p>
          </>
        )}
      </Section>
      <Section title={messages.further}>
        <p className="read">{furtherAppeal(formatDate(appealUntil, 'day'))}</p>
      </Section>
    </>
  );
}
