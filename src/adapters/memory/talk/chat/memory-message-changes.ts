import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { canBeChanged } from '@/core/talk/chat/chat.rules';
import { chatRefusals } from '@/core/talk/chat/chat-refusals.rules';
import type { Message } from '@/core/talk/chat/conversation';
import type { MessageChanges, MessageId } from '@/core/talk/chat/message-changes.port';
import type { MemoryMessage } from './chat-records';
import { findConversation } from './find-memory-conversation';

export class MemoryMessageChanges implements MessageChanges {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  editMessage(body: MessageId & { readonly content: string }): Promise<Result<Message, Failure>> {
    const { content } = body;
    return this.#browser.askSignedIn('editMessage', { body }, (viewer) =>
      this.#change(viewer, body, (message) => message.content === content, { content, state: 'CHANGED' }),
    );
  }

  deleteMessage(query: MessageId): Promise<Result<Message, Failure>> {
    return this.#browser.askSignedIn('deleteMessage', { query }, (viewer) =>
      this.#change(viewer, query, ({ state }) => state === 'DELETED', { content: '', state: 'DELETED' }),
    );
  }

  #change(
    viewer: MemoryUser,
    { talkId, messageId }: MessageId,
    isDone: (message: MemoryMessage) => boolean,
    text: Pick<MemoryMessage, 'content' | 'state'>,
  ): Result<Message, Failure> {
    const { world } = this.#browser;
    const found = findConversation(world, viewer, talkId);
    if (!found.ok) return found;
    const conversation = found.value;
    const { talk } = conversation;
    const message = talk.messages.find(({ id, userId }) => id === messageId.toLowerCase() && userId === viewer.id);
    if (message !== undefined && isDone(message)) return ok(conversation.presentMessage(message));
    if (message === undefined || message.state === 'DELETED') {
      return refusal(404, 'message_not_found', chatRefusals.messageNotFound);
    }
    if (!canBeChanged({ sentAt: Date.parse(message.sentAt), now: world.clock.now() })) {
      return refusal(422, 'message_settled', chatRefusals.settled);
    }
    const refused = conversation.refusalOf(text.content);
    if (refused !== null) return refused;
    const changed = { ...message, ...text };
    talk.messages = talk.messages.map((known) => (known === message ? changed : known));
    conversation.tell('messageChanged', changed);
    return ok(conversation.presentMessage(changed));
  }
}
