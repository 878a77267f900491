import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Room } from '@/core/chat/room';
import { RoomsKey } from '@/stores/chat/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { Callout } from '../ui/callout';
import { roomMessages } from './room-messages';

/** Asks before the room of a company is entered: what one writes there ties the pseudonym to the company. */
export const EnterQuestion = observer(function EnterQuestion({ room }: { readonly room: Room }) {
  const store = useStore(RoomsKey);
  const enter = useRef<HTMLButtonElement>(null);
  useEffect(() => enter.current?.focus(), []);
  return (
    <Callout
      title={roomMessages.askTitle(room.name)}
      action={
        <div className="flex gap-2 mt-2">
          <Button ref={enter} busy={store.isEntering} onClick={() => void store.enter(room)}>
            {roomMessages.enterNow}
          </Button>
          <Button tone="quiet" onClick={store.cancel}>
            {roomMessages.stayOut}
          </Button>
        </div>
      }
    >
      {roomMessages.askText(room.name)}
    </Callout>
  );
});
