import { observer } from 'mobx-react-lite';
import type { PushOutcome } from '@/core/account/push/push-outcome';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import { PushKey, PushPromptKey } from '@/stores/account/push/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Card } from '@/views/kernel/ui/card';
import { messages } from './messages';

export const PushPrompt = observer(function PushPrompt() {
  const { isShown, outcome } = useStore(PushPromptKey);
  if (!isShown) return null;
  return (
    <div className="nudge" role="status">
      {outcome === null ? <Question /> : <NotOn outcome={outcome} />}
    </div>
  );
});

const Question = observer(function Question() {
  const prompt = useStore(PushPromptKey);
  const { isBusy } = useStore(PushKey);
  return (
    <Card title={messages.askTitle} floating>
      <div className="grid gap-3 p-4">
        <p className="text-ink-2">{messages.askText}</p>
        <div className="flex flex-wrap items-center gap-2">
          <Button tone="primary" onClick={() => void prompt.accept()} busy={isBusy}>
            {messages.tell}
          </Button>
          <Button onClick={prompt.putOff}>{messages.notNow}</Button>
          <Button tone="quiet" onClick={prompt.refuse}>
            {messages.never}
          </Button>
        </div>
        <p className="meta">{messages.askHint}</p>
      </div>
    </Card>
  );
});

function NotOn({ outcome }: { readonly outcome: PushOutcome }) {
  const prompt = useStore(PushPromptKey);
  const isBlocked = outcome.kind === 'blocked';
  return (
    <Card title={isBlocked ? messages.blockedTitle : messages.failedTitle} floating>
      <div className="grid gap-3 p-4">
        {isBlocked ? (
          <WayBack />
        ) : (
          <p className="text-ink-2">
            {outcome.kind === 'failed' ? messages.failedText(failureReasonOf(outcome.failure)) : messages.noServiceText}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink to="/user-settings" onClick={prompt.close}>
            {messages.preferences}
          </ButtonLink>
          <Button tone="quiet" onClick={prompt.close}>
            {messages.understood}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function WayBack() {
  return (
    <>
      <p className="text-ink-2">{messages.blockedText}</p>
      <ol className="push-steps grid gap-2 ps-5">
        {messages.blockedSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
