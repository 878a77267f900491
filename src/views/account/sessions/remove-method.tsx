import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { SignInMethod } from '@/core/account/sessions/user-session';
import { SessionsKey } from '@/stores/account/sessions/keys';
import { useFocusReturn } from '@/views/kernel/common/use-focus-return';
import { useOpenOverlay } from '@/views/kernel/common/use-open-overlay';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

interface RemoveMethodProps {
  readonly method: SignInMethod;
  /** Called when the login and its row are removed. */
  readonly onRemoved: () => void;
}

/** Asks for confirmation. Escape and "Keep it" return the focus to the button. */
export const RemoveMethod = observer(function RemoveMethod({ method, onRemoved }: RemoveMethodProps) {
  const sessions = useStore(SessionsKey);
  const [isAsking, setAsking] = useState(false);
  const opener = useFocusReturn<HTMLDivElement>(isAsking);
  const yes = useRef<HTMLButtonElement>(null);
  useOpenOverlay(isAsking);
  useEffect(() => {
    if (isAsking) yes.current?.focus();
  }, [isAsking]);
  const provider = messages.providers[method.provider];
  if (!isAsking)
    return (
      <div ref={opener}>
        <Button onClick={() => setAsking(true)}>
          {messages.remove}
          <VisuallyHidden>{` ${provider} ${method.email ?? ''}`}</VisuallyHidden>
        </Button>
      </div>
    );
  const isRemoving = sessions.ending === method.methodId;
  const remove = async () => {
    if (await sessions.removeMethod(method)) onRemoved();
  };
  return (
    <fieldset
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isRemoving) setAsking(false);
      }}
    >
      <legend className="strong">{messages.removeSure(provider)}</legend>
      <p className="meta">{messages.removeHint(provider)}</p>
      <div className="flex flex-wrap gap-3 mt-3">
        <Button ref={yes} tone="danger" busy={isRemoving} onClick={() => void remove()}>
          {messages.removeYes}
        </Button>
        <Button tone="quiet" disabled={isRemoving} onClick={() => setAsking(false)}>
          {messages.removeNo}
        </Button>
      </div>
    </fieldset>
  );
});
