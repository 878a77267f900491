import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { AccountEndKey } from '@/stores/account/settings/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export const PauseAccount = observer(function PauseAccount() {
  const [isAsking, setAsking] = useState(false);
  const act = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) act.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <Section title={messages.pause}>
      <p className="text-ink-2">{messages.pauseText}</p>
      {isAsking ? (
        <Question onKeep={() => setAsking(false)} />
      ) : (
        <Button ref={act} className="mt-3" onClick={() => setAsking(true)}>
          {messages.pauseAct}
        </Button>
      )}
    </Section>
  );
});

/** Takes the focus when it appears. */
const Question = observer(function Question({ onKeep }: { readonly onKeep: () => void }) {
  const end = useStore(AccountEndKey);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <fieldset className="mt-3">
      <legend className="strong">{messages.pauseSure}</legend>
      <div className="flex flex-wrap gap-3 mt-3">
        <Button ref={yes} busy={end.isDeactivating} onClick={() => void end.deactivate()}>
          {end.isDeactivating ? messages.pausing : messages.pauseYes}
        </Button>
        <Button tone="quiet" onClick={onKeep}>
          {messages.pauseNo}
        </Button>
      </div>
    </fieldset>
  );
});
