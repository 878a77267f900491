import { useEffect, useRef } from 'react';
import type { Talk } from '@/core/talk/chat/talk';
import { useOpenOverlay } from '@/views/kernel/common/use-open-overlay';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { messages } from './messages';
import { roomMessages } from './room-messages';

export interface LeaveQuestionProps {
  readonly talk: Pick<Talk, 'room'>;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Warns that leaving a conversation of two cannot be undone. */
export function LeaveQuestion({ talk, onLeave, onStay }: LeaveQuestionProps) {
  const texts = talk.room === null ? messages : roomMessages;
  const stay = useRef<HTMLButtonElement>(null);
  useOpenOverlay();
  useEffect(() => stay.current?.focus(), []);
  return (
    <Callout
      title={texts.leaveTitle}
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
      {texts.leaveText}
    </Callout>
  );
}
