import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { Room } from '@/core/talk/chat/room';
import { RoomsKey } from '@/stores/talk/chat/keys';
import { useOpenOverlay } from '@/views/kernel/common/use-open-overlay';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { roomMessages } from './room-messages';

export interface EnterQuestionProps {
  readonly room: Room;
  readonly onStayOut: () => void;
}

/** Warns that writing in the room connects the pseudonym with the company. */
export const EnterQuestion = observer(function EnterQuestion({ room, onStayOut }: EnterQuestionProps) {
  const store = useStore(RoomsKey);
  const textId = useId();
  const enter = useRef<HTMLButtonElement>(null);
  useOpenOverlay();
  useEffect(() => enter.current?.focus(), []);
  return (
    <Callout
      title={roomMessages.askTitle(room.name)}
      action={
        <div className="flex gap-2 mt-2">
          <Button ref={enter} aria-describedby={textId} busy={store.isEntering} onClick={() => void store.enter(room)}>
            {roomMessages.enterNow}
          </Button>
          <Button tone="quiet" onClick={onStayOut}>
            {roomMessages.stayOut}
          </Button>
        </div>
      }
    >
      <span id={textId}>{roomMessages.askText(room.name)}</span>
    </Callout>
  );
});
