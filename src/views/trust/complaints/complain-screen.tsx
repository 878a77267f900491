import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/kernel/formatting/date';
import type { ComplaintReceipt } from '@/core/kernel/moderated/complaint';
import { ComplainKey } from '@/stores/trust/complaints/keys';
import { LinkedText } from '@/views/kernel/common/linked-text';
import { useStore } from '@/views/kernel/common/use-store';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { GrievancesAside } from '../legal/grievances-aside';
import { LegalPlaces } from '../legal/legal-places';
import { ComplaintForm } from './complaint-form';
import { messages } from './messages';

export const ComplainScreen = observer(function ComplainScreen() {
  const { received } = useStore(ComplainKey);
  return (
    <ScreenFrame places={<LegalPlaces />} aside={<GrievancesAside />}>
      <Section level={1} title={messages.title}>
        <p className="read">
          <LinkedText>{messages.lead}</LinkedText>
        </p>
      </Section>
      {received === null ? <ComplaintForm /> : <Received received={received} />}
    </ScreenFrame>
  );
});

interface ReceivedProps {
  readonly received: ComplaintReceipt;
}

function Received({ received: { number, dueAt, isHidden, isMailed, key } }: ReceivedProps) {
  const complain = useStore(ComplainKey);
  return (
    <Section title={messages.sentTitle}>
      <div className="read grid gap-3 justify-items-start" role="status">
        <p className="h3 num complaint-number">{messages.number(number)}</p>
        {dueAt === null ? <p>{messages.notKept}</p> : <p>{messages.due(formatDate(dueAt, 'moment'))}</p>}
        {isHidden ? <p>{messages.hidden}</p> : null}
        {dueAt === null ? null : <p>{isMailed ? messages.mailed : messages.notMailed}</p>}
      </div>
      {dueAt === null ? null : (
        <>
          <TextLink to={`/complaints/${key}`} look="block">
            {messages.page}
          </TextLink>
          <p className="meta">{messages.pageHint}</p>
        </>
      )}
      <Button className="mt-4" onClick={complain.forget}>
        {messages.another}
      </Button>
    </Section>
  );
}
