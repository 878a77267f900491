import { useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import { Callout } from '../ui/callout';
import { messages } from './messages';

export interface LeaveQuestionProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before a conversation is left, which cannot be undone. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Callout
      title={messages.leaveTitle}
      action={
        <div className="flex gap-2 mt-2">
          <Button ref={stay} onClick={onStay}>
            {messages.stay}
          </Button>
          <Button tone="quiet" onClick={onLeave}>
            {messages.leaveNow}
          </Button>
        </div>
      }
    >
      {messages.leaveText}
    </Callout>
  );
}
