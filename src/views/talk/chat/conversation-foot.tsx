import { observer } from 'mobx-react-lite';
import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useState } from 'react';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import { MAX_MESSAGE_LENGTH } from '@/core/talk/chat/chat.rules';
import type { Conversation } from '@/core/talk/chat/conversation';
import { ChatKey, ConversationKey } from '@/stores/talk/chat/keys';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { focusAround } from '@/views/kernel/common/focus-around';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { Field } from '@/views/kernel/ui/field';
import { TextArea } from '@/views/kernel/ui/text-area';
import { messages } from './messages';

export interface ConversationFootProps {
  readonly talk: Conversation;
}

export const ConversationFoot = observer(function ConversationFoot({ talk }: ConversationFootProps) {
  // Keeps the focus when an action removes its own button.
  return (
    <div tabIndex={-1}>
      <StateFoot talk={talk} />
    </div>
  );
});

const StateFoot = observer(function StateFoot({ talk }: ConversationFootProps) {
  const chat = useStore(ChatKey);
  const { state, isBlocked, other } = talk;
  if (isBlocked) {
    return (
      <Callout
        title={messages.blockedTitle(other.name)}
        action={<Acts first={messages.unblock(other.name)} onFirst={() => void chat.setBlocked(talk, false)} />}
      >
        {messages.blockedText}
        <UnsentMessages />
      </Callout>
    );
  }
  switch (state) {
    case 'OPEN':
      return <Composer talk={talk} />;
    case 'ASKED':
      return (
        <Callout
          title={messages.askedTitle(other.name)}
          action={
            <Acts
              isMain
              first={messages.accept}
              onFirst={() => void chat.accept(talk)}
              second={messages.decline}
              onSecond={() => void chat.leave(talk)}
            />
          }
        >
          {messages.askedText}
        </Callout>
      );
    case 'WAITING':
      return (
        <Callout
          title={messages.waitingTitle(other.name)}
          action={<Acts first={messages.withdraw} onFirst={() => void chat.leave(talk)} />}
        >
          {messages.waitingText}
        </Callout>
      );
    case 'CLOSED':
      return (
        <Callout title={messages.closedTitle}>
          {messages.closedText}
          <UnsentMessages />
        </Callout>
      );
  }
});

/** Shows unsent texts to copy. Only the device has them, not the server's document. */
export const UnsentMessages = observer(function NotSent() {
  const { draft } = useStore(ConversationKey);
  const [isOnDevice, setOnDevice] = useState(false);
  useEffect(() => setOnDevice(true), []);
  if (!isOnDevice || draft === '') return null;
  return (
    <div className="mt-2">
      <p className="meta">{messages.notSent}</p>
      <p className="message__text" dir="auto">
        {draft}
      </p>
    </div>
  );
});

interface ActsProps {
  readonly first: string;
  readonly isMain?: boolean;
  readonly onFirst: () => void;
  readonly second?: string;
  readonly onSecond?: () => void;
}

function Acts({ first, isMain = false, onFirst, second, onSecond }: ActsProps) {
  const handleFirst = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusAround(currentTarget);
    onFirst();
  };
  return (
    <div className="flex gap-2 mt-2">
      <Button tone={isMain ? 'primary' : 'plain'} onClick={handleFirst}>
        {first}
      </Button>
      {second === undefined ? null : (
        <Button tone="quiet" onClick={onSecond}>
          {second}
        </Button>
      )}
    </div>
  );
}

/** Enter sends and Shift+Enter starts a new line. Enter during text composition does not send. */
const Composer = observer(function Composer({ talk }: ConversationFootProps) {
  const store = useStore(ConversationKey);
  // Messages did not load, so the sent text would not be visible among them.
  if (store.messages.state === 'failed') return null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    store.submit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    store.submit();
  };
  return (
    <form className="talk__form" noValidate onSubmit={handleSubmit}>
      <Field
        label={messages.field(talk.other.name)}
        labelHidden
        hint={
          <>
            {messages.writeAs(talk.ownName)} <span className="talk__keys">{messages.hint}</span>
          </>
        }
        error={store.error}
        counter={<CharacterCounter used={lengthOf(store.draft)} limit={MAX_MESSAGE_LENGTH} />}
      >
        <TextArea lines={1} dir="auto" value={store.draft} onValueChange={store.write} onKeyDown={handleKeyDown} />
      </Field>
      <Button tone="primary" type="submit">
        {messages.send}
      </Button>
    </form>
  );
});
