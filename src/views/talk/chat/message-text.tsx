import MoreHorizontal from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import { observer } from 'mobx-react-lite';
import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import { MAX_MESSAGE_LENGTH } from '@/core/talk/chat/chat.rules';
import type { Conversation, Message } from '@/core/talk/chat/conversation';
import { MESSAGE_REPORT_REASONS } from '@/core/talk/chat/message-report.rules';
import { tokenize } from '@/core/talk/posting/post-text';
import { ChatKey, MessageChangesKey } from '@/stores/talk/chat/keys';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Field } from '@/views/kernel/ui/field';
import { MenuButton } from '@/views/kernel/ui/menu-button';
import { TextArea } from '@/views/kernel/ui/text-area';
import { TokenList } from '../posting/post-text';
import { messages } from './messages';
import { roomMessages } from './room-messages';

export interface MessageTextProps {
  readonly message: Message;
  readonly talk: Conversation;
}

/**
 * Lets users change and delete their own messages for a while. Reporting a message needs two clicks, the second for the reason.
 */
export const MessageText = observer(function MessageText({ message, talk }: MessageTextProps) {
  const changes = useStore(MessageChangesKey);
  const chat = useStore(ChatKey);
  const { content, state, author } = message;
  if (changes.isEditing(message)) return <EditForm />;
  if (state === 'DELETED' || state === 'HIDDEN') {
    return <p className="message__text text-ink-2">{messages.withoutText[state]}</p>;
  }
  return (
    <div className="message__line">
      <p className="message__text" dir="auto">
        {talk.state === 'ASKED' ? content : <TokenList tokens={tokenize(content)} />}
        {state === 'CHANGED' ? <span className="meta"> {messages.changed}</span> : null}
      </p>
      {changes.canChange(talk, message) ? (
        <MenuButton
          label={messages.messageMenu}
          trigger={<MoreHorizontal size={18} aria-hidden="true" />}
          items={[
            { key: 'edit', label: messages.edit, onSelect: () => changes.edit(message) },
            {
              key: 'delete',
              label: talk.room === null ? messages.deleteForBoth : roomMessages.deleteForAll,
              danger: true,
              onSelect: () => void changes.remove(message),
            },
          ]}
        />
      ) : null}
      {message.isMine ? null : (
        <MenuButton
          label={author === null ? messages.report : roomMessages.reportOrBlock}
          trigger={<Flag size={16} aria-hidden="true" />}
          items={[
            ...MESSAGE_REPORT_REASONS.map((reason) => ({
              key: reason,
              label: messages.reasons[reason],
              onSelect: () => void changes.report(message, reason),
            })),
            ...(author === null
              ? []
              : [
                  {
                    key: 'block',
                    label: messages.block(author.name),
                    onSelect: () => void chat.blockWriter(author.name),
                  },
                ]),
          ]}
        />
      )}
    </div>
  );
});

/** Enter saves. Escape cancels. */
const EditForm = observer(function EditForm() {
  const changes = useStore(MessageChangesKey);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void changes.save();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') changes.cancel();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void changes.save();
  };
  return (
    <form className="talk__form" noValidate onSubmit={handleSubmit}>
      <Field
        label={messages.editField}
        labelHidden
        error={changes.error}
        counter={<CharacterCounter used={lengthOf(changes.text)} limit={MAX_MESSAGE_LENGTH} />}
      >
        <TextArea
          ref={field}
          lines={1}
          dir="auto"
          value={changes.text}
          onValueChange={changes.write}
          onKeyDown={handleKeyDown}
        />
      </Field>
      <div className="flex gap-2">
        <Button tone="quiet" onClick={changes.cancel}>
          {messages.keepText}
        </Button>
        <Button type="submit" busy={changes.isSaving}>
          {messages.saveText}
        </Button>
      </div>
    </form>
  );
});
