import type { Message } from '@/contract/generated/chat';
import { MAX_MESSAGES } from '@/core/chat/chat.rules';
import { dayInIndia } from '@/core/common/india-calendar.rules';
import type { ChatHandlers } from '@/server/contract/generated/chat';
import type { ShownViewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import type { MessageRow } from './chat.queries';
import { messageById, messagesAfter, messagesBefore, newestMessages } from './chat.queries';
import type { ChatDeps } from './chat-deps';
import { ChatSeals } from './chat-seals';
import { addMessage, lockTalk } from './chat-writes.queries';
import type { Conversation } from './conversation';
import { Conversations } from './conversations';
import { createRequests } from './requests';
import { sameMessage } from './same-message';

type MessageOperations = 'listMessages' | 'readTalk' | 'sendMessage' | 'requestTalk';

/** The messages of conversations and rooms. */
export function createMessages(deps: ChatDeps): Pick<ChatHandlers, MessageOperations> {
  const { database, authorship, publish, now } = deps;
  const conversations = new Conversations(authorship, now);
  const seals = new ChatSeals(authorship);

  async function store(
    tx: Database,
    talk: Conversation,
    {
      viewer,
      messageId,
      content,
    }: { readonly viewer: ShownViewer; readonly messageId: string; readonly content: string },
  ): Promise<Message> {
    await talk.requireOpen(tx, content);
    const signature = talk.signatureOf(viewer, messageId);
    await talk.countMessage(tx);
    const number = await talk.nextNumber(tx, dayInIndia(now()));
    const seal = seals.sealText(talk.id, { content, at: now() });
    const { is_of_asker, writer_ref, face_seal } = signature;
    await tx.query(addMessage, talk.id, number, messageId, is_of_asker, writer_ref, face_seal, seal);
    return shownOf(tx, talk, { ...signature, id: messageId, number, message_seal: seal });
  }

  return {
    ...createRequests(deps),

    async listMessages({ viewer, query }) {
      const talkId = plainUuid(query.talkId);
      const talk = await conversations.find(database, viewer, talkId);
      const limit = Math.min(query.limit, MAX_MESSAGES);
      const found = await readMessages(database, talkId, { ...query, limit });
      const byNumber = found.toSorted((one, other) => one.number - other.number);
      return { status: 200, body: { items: await talk.presentMessages(database, byNumber) } };
    },

    async sendMessage({ viewer, body }) {
      const [talkId, messageId] = [plainUuid(body.talkId), plainUuid(body.messageId)];
      const { content } = body;
      const { message, talk, isNew } = await database.transaction(async (tx) => {
        await tx.query(lockTalk, talkId);
        const talk = await conversations.find(tx, viewer, talkId);
        const [earlier] = await tx.query(messageById, talkId, messageId);
        if (earlier !== undefined) {
          return { message: sameMessage(await shownOf(tx, talk, earlier), content), talk, isNew: false };
        }
        return { message: await store(tx, talk, { viewer, messageId, content }), talk, isNew: true };
      });
      if (isNew) await talk.tell(database, publish, 'messageAdded', message);
      return { status: 201, body: message };
    },

    async readTalk({ viewer, body }) {
      const talk = await conversations.find(database, viewer, plainUuid(body.talkId));
      if (await talk.markRead(database, body.number)) publish.talksChanged(viewer.personaRef);
      return { status: 204, body: null };
    },
  };
}

async function shownOf(on: Database, talk: Conversation, row: MessageRow): Promise<Message> {
  const [message] = await talk.presentMessages(on, [row]);
  if (message === undefined) throw new Error('A message of a conversation is not shown.');
  return message;
}

function readMessages(
  database: Database,
  talkId: string,
  { after, before, limit }: { readonly after?: number; readonly before?: number; readonly limit: number },
): Promise<readonly MessageRow[]> {
  if (after !== undefined) return database.query(messagesAfter, talkId, after, limit);
  if (before !== undefined) return database.query(messagesBefore, talkId, before, limit);
  return database.query(newestMessages, talkId, limit);
}
