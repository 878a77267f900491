import { observer } from 'mobx-react-lite';
import {
  CONDUCT_CHANGES,
  CONDUCT_EFFECTIVE_DATE,
  CONDUCT_VERSION,
} from '@/core/trust/moderation/conduct-version.rules';
import { ConductKey } from '@/stores/trust/moderation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { Section } from '@/views/kernel/ui/section';
import { ModeratorsCodeText } from '../legal/moderators-code-text';
import { conductMessages as messages } from './conduct-messages';

export interface ConductPartProps {
  readonly onAccept: () => void;
}

/** Replaces the queue until the code is accepted. */
export const ConductPart = observer(function ConductPart({ onAccept }: ConductPartProps) {
  const conduct = useStore(ConductKey);
  const { isChanged, isAccepting, problem } = conduct;
  const handleAccept = () => {
    onAccept();
    void conduct.accept();
  };
  return (
    <>
      <Section title={isChanged ? messages.changedTitle : messages.firstTitle}>
        <p className="read">{isChanged ? messages.changedLead(CONDUCT_CHANGES[0] ?? '') : messages.firstLead}</p>
        <p className="meta mt-2">{messages.version(CONDUCT_VERSION, CONDUCT_EFFECTIVE_DATE)}</p>
      </Section>
      <ModeratorsCodeText />
      <Section title={messages.acceptTitle}>
        <p className="read">{messages.stored}</p>
        {problem === null ? null : (
          <div role="alert" className="mt-3">
            <ErrorLine>{problem}</ErrorLine>
          </div>
        )}
        <Button tone="primary" className="mt-4" busy={isAccepting} onClick={handleAccept}>
          {messages.accept}
        </Button>
      </Section>
    </>
  );
});
