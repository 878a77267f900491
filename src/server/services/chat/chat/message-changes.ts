import type { Message } from '@/contract/generated/chat';
import type { ChatHandlers } from '@/server/contract/generated/chat';
import { plainUuid } from '@/server/platform/uuid';
import { requireChangeable, requireOpen } from './chat.policy';
import { messageById } from './chat.queries';
import type { ChatDeps } from './chat-deps';
import { lockTalk, resealMessage } from './chat-writes.queries';
import { TalkReader } from './talk-reader';

/** A message of the user's own, by the ids of the request. */
interface Named {
  readonly persona: Uint8Array;
  readonly talkId: string;
  readonly messageId: string;
}

/** Changing and deleting the user's own messages. The earlier text is not kept. */
export function createMessageChanges({
  database,
  authorship,
  publish,
  now,
}: ChatDeps): Pick<ChatHandlers, 'editMessage' | 'deleteMessage'> {
  const reader = new TalkReader(authorship);

  /** `isDone`: whether the message is so already; then nothing changes. */
  async function change(
    { persona, talkId, messageId }: Named,
    isDone: (message: Message) => boolean,
    text: Pick<Message, 'content'> & { readonly state: 'CHANGED' | 'DELETED' },
  ): Promise<Message> {
    const { changed, other, isNew } = await database.transaction(async (tx) => {
      await tx.query(lockTalk, talkId);
      const talk = await reader.find(tx, persona, talkId);
      const [row] = await tx.query(messageById, talkId, messageId);
      const message = row === undefined ? null : reader.presentMessage(talk.row, row);
      if (message?.isMine === true && isDone(message)) return { changed: message, other: talk.other, isNew: false };
      requireChangeable(message, now());
      for (const state of await reader.statesOf(tx, [talk])) requireOpen(state);
      const seal = reader.seals.sealText(talkId, { ...text, at: Date.parse(message.sentAt) });
      await tx.query(resealMessage, talkId, message.number, seal);
      return { changed: { ...message, ...text }, other: talk.other, isNew: true };
    });
    if (isNew) {
      publish.messageChanged(other.persona, { talkId, message: { ...changed, isMine: false } });
      publish.messageChanged(persona, { talkId, message: changed });
    }
    return changed;
  }

  return {
    async editMessage({ viewer: { personaRef: persona }, body: { content, ...ids } }) {
      const named = { persona, talkId: plainUuid(ids.talkId), messageId: plainUuid(ids.messageId) };
      const isDone = (message: Message): boolean => message.content === content;
      return { status: 200, body: await change(named, isDone, { content, state: 'CHANGED' }) };
    },

    async deleteMessage({ viewer: { personaRef: persona }, query }) {
      const named = { persona, talkId: plainUuid(query.talkId), messageId: plainUuid(query.messageId) };
      const isDone = ({ state }: Message): boolean => state === 'DELETED';
      return { status: 200, body: await change(named, isDone, { content: '', state: 'DELETED' }) };
    },
  };
}
