import { observer } from 'mobx-react-lite';
import { SummonsKey } from '@/stores/trust/legal/keys';
import { LinkedText } from '@/views/kernel/common/linked-text';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { LegalAside } from './legal-aside';
import { LegalPlaces } from './legal-places';
import { messages, summonsMessages } from './messages';
import { SummonsForm } from './summons-form';

export const SummonsScreen = observer(function SummonsScreen() {
  const { received } = useStore(SummonsKey);
  return (
    <ScreenFrame places={<LegalPlaces />} aside={<LegalAside />}>
      <div className="hang grid gap-3">
        <BackLink to="/terms-and-policies">{messages.pages.hub.label}</BackLink>
        <h1 className="h1">{summonsMessages.title}</h1>
        <p className="read">
          <LinkedText>{summonsMessages.lead}</LinkedText>
        </p>
      </div>
      {received === null ? (
        <>
          <Section title={summonsMessages.before}>
            <ul className="read grid gap-2 list-disc ps-5">
              {summonsMessages.beforePoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Section>
          <SummonsForm />
        </>
      ) : (
        <Received {...received} />
      )}
    </ScreenFrame>
  );
});

interface ReceivedProps {
  readonly receipt: string;
  readonly email: string;
  readonly isKept: boolean;
  readonly isOrderKept: boolean;
}

function Received({ receipt, email, isKept, isOrderKept }: ReceivedProps) {
  const summons = useStore(SummonsKey);
  return (
    <Section title={summonsMessages.sentTitle}>
      <div className="grid gap-3 justify-items-start" role="status">
        <p className="h3 num">{summonsMessages.sentReceipt(receipt)}</p>
        <p className="read">{isKept ? summonsMessages.sentText(email) : summonsMessages.notKept}</p>
        {isOrderKept || !isKept ? null : <p className="read">{summonsMessages.orderNotKept}</p>}
      </div>
      <Button className="mt-4" onClick={summons.forget}>
        {summonsMessages.another}
      </Button>
    </Section>
  );
}
