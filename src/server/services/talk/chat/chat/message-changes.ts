import type { Message } from '@/contract/generated/chat';
import type { ChatHandlers } from '@/server/contract/generated/chat';
import type { Viewer } from '@/server/contract/viewer';
import { plainUuid } from '@/server/platform/uuid';
import { requireChangeable } from './chat.policy';
import { messageById } from './chat.queries';
import type { ChatDeps } from './chat-deps';
import { ChatSeals } from './chat-seals';
import { lockConversation, resealMessage } from './chat-writes.queries';
import { Conversations } from './conversations';

interface Named {
  readonly viewer: Viewer;
  readonly talkId: string;
  readonly messageId: string;
}

export function createMessageChanges({
  database,
  authorship,
  publish,
  now,
}: ChatDeps): Pick<ChatHandlers, 'editMessage' | 'deleteMessage'> {
  const conversations = new Conversations(authorship, now);
  const seals = new ChatSeals(authorship);

  /** Changes a message, unless `isDone` is true. */
  async function change(
    { viewer, talkId, messageId }: Named,
    isDone: (message: Message) => boolean,
    text: Pick<Message, 'content'> & { readonly state: 'CHANGED' | 'DELETED' },
  ): Promise<Message> {
    const { changed, talk, isNew } = await database.transaction(async (tx) => {
      await tx.query(lockConversation, talkId);
      const talk = await conversations.find(tx, viewer, talkId);
      const [message = null] = await talk.presentMessages(tx, await tx.query(messageById, talkId, messageId));
      if (message?.isMine === true && isDone(message)) return { changed: message, talk, isNew: false };
      requireChangeable(message, now());
      await talk.requireOpen(tx, text.content);
      const seal = seals.sealText(talkId, { ...text, at: Date.parse(message.sentAt) });
      await tx.query(resealMessage, talkId, message.number, seal);
      return { changed: { ...message, ...text }, talk, isNew: true };
    });
    if (isNew) await talk.tell(database, publish, 'messageChanged', changed);
    return changed;
  }

  return {
    async editMessage({ viewer, body: { content, ...ids } }) {
      const named = { viewer, talkId: plainUuid(ids.talkId), messageId: plainUuid(ids.messageId) };
      const isDone = (message: Message): boolean => message.content === content;
      return { status: 200, body: await change(named, isDone, { content, state: 'CHANGED' }) };
    },

    async deleteMessage({ viewer, query }) {
      const named = { viewer, talkId: plainUuid(query.talkId), messageId: plainUuid(query.messageId) };
      const isDone = ({ state }: Message): boolean => state === 'DELETED';
      return { status: 200, body: await change(named, isDone, { content: '', state: 'DELETED' }) };
    },
  };
}
