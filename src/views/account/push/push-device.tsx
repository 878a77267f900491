import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PushOutcome } from '@/core/account/push/push-outcome';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import { PushKey } from '@/stores/account/push/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { messages } from './messages';

export const PushDevice = observer(function PushDevice() {
  const push = useStore(PushKey);
  const [outcome, setOutcome] = useState<PushOutcome | null>(null);
  useEffect(() => push.look(), [push]);
  const { state } = push;
  const turn = () => {
    if (state === 'on') void push.turnOff();
    else void push.turnOn().then(setOutcome);
  };
  return (
    <div className="grid gap-2">
      <h3 className="h3">{messages.device}</h3>
      <p role="status" className="text-ink-2">
        {messages.deviceStates[state]}
      </p>
      {(state === 'on' || state === 'off') && (
        <div>
          <Button onClick={turn} busy={push.isBusy}>
            {state === 'on' ? messages.turnOff : messages.turnOn}
          </Button>
        </div>
      )}
      {outcome?.kind === 'failed' && state === 'off' && (
        <ErrorLine>{messages.failedText(failureReasonOf(outcome.failure))}</ErrorLine>
      )}
      {outcome?.kind === 'noService' && state === 'off' && <ErrorLine>{messages.noServiceText}</ErrorLine>}
    </div>
  );
});
