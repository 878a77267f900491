import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useEffect, useId, useRef } from 'react';
import type { Room } from '@/core/talk/chat/room';
import { roomObstacleTexts } from '@/core/talk/chat/room-refusals.rules';
import { AccessKey } from '@/stores/account/session/keys';
import { RoomsKey } from '@/stores/talk/chat/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useOpenOverlay } from '@/views/kernel/common/use-open-overlay';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Callout } from '@/views/kernel/ui/callout';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Monogram } from '@/views/kernel/ui/monogram';
import { Section } from '@/views/kernel/ui/section';
import { roomMessages } from './room-messages';
import { RowSkeletons } from './row-skeletons';

export const RoomList = observer(function RoomList() {
  const store = useStore(RoomsKey);
  return (
    <Section title={roomMessages.title}>
      <LoadView
        state={store.rooms}
        texts={roomMessages}
        onRetry={store.load}
        skeletonClass="rows"
        skeleton={<RowSkeletons />}
      >
        {(rooms) => {
          const others = rooms.filter(({ talkId }) => talkId === null);
          return (
            <>
              {rooms.length === 0 ? (
                <EmptyState
                  title={roomMessages.emptyTitle}
                  action={<ButtonLink to="/communities">{roomMessages.findTopics}</ButtonLink>}
                >
                  {roomMessages.emptyText}
                </EmptyState>
              ) : null}
              {rooms.length > 0 && others.length === 0 ? <p className="text-ink-2">{roomMessages.inAll}</p> : null}
              <ul className="rows">
                {others.map((room) => (
                  <li key={`${room.type} ${room.entityId}`}>
                    <RoomRow room={room} />
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </LoadView>
    </Section>
  );
});

const RoomRow = observer(function RoomRow({ room }: { readonly room: Room }) {
  const store = useStore(RoomsKey);
  const { name, type, bar, memberCount } = room;
  const enter = useRef<HTMLButtonElement>(null);
  const handleStayOut = () => {
    store.cancel();
    enter.current?.focus();
  };
  const isAsked = store.asked?.type === type && store.asked.entityId === room.entityId;
  return (
    <>
      <div className="room-row">
        <Monogram name={name} size={40} />
        <div className="min-w-0">
          <p>{name}</p>
          <p className="meta">{bar === null ? roomMessages.about(type, memberCount) : roomObstacleTexts[bar].text}</p>
        </div>
        <RoomAct room={room} enter={enter} />
      </div>
      {isAsked ? <EnterQuestion room={room} onStayOut={handleStayOut} /> : null}
    </>
  );
});

interface RoomActProps {
  readonly room: Room;
  /** The button that regains the focus when the question closes. */
  readonly enter: Ref<HTMLButtonElement>;
}

const RoomAct = observer(function RoomAct({ room, enter }: RoomActProps) {
  const store = useStore(RoomsKey);
  const access = useStore(AccessKey);
  switch (room.bar) {
    case null:
      return (
        <Button ref={enter} aria-label={roomMessages.enterOne(room.name)} onClick={() => void store.choose(room)}>
          {roomMessages.enter}
        </Button>
      );
    case 'WRITER_REQUIRED':
      return <Button onClick={() => void access.require('WRITER', null)}>{roomMessages.becomeWriter}</Button>;
    case 'ADDRESS_REQUIRED':
      return <ButtonLink to="/user">{roomMessages.verify}</ButtonLink>;
    case 'FOLLOWERS_ONLY':
    case 'TOO_FEW':
    case 'REMOVED':
      return null;
  }
});

interface EnterQuestionProps {
  readonly room: Room;
  readonly onStayOut: () => void;
}

/** Warns that writing in the room connects the pseudonym with the company. */
const EnterQuestion = observer(function EnterQuestion({ room, onStayOut }: EnterQuestionProps) {
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
