import type { Message } from '@/contract/generated/chat';
import { MAX_MESSAGES } from '@/core/talk/chat/chat.rules';
import type { ChatHandlers } from '@/server/contract/generated/chat';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import type { MessageRow } from './chat.queries';
import { messageById, messagesAfter, messagesBefore, newestMessages } from './chat.queries';
import type { ChatDeps } from './chat-deps';
import type { Conversation, Draft } from './conversation';
import { Conversations } from './conversations';
import { createRequests } from './requests';
import { sameMessage } from './same-message';

type MessageOperations = 'listMessages' | 'readTalk' | 'sendMessage' | 'requestTalk';

export function createMessages(deps: ChatDeps): Pick<ChatHandlers, MessageOperations> {
  const { database, authorship, publish, now } = deps;
  const conversations = new Conversations(authorship, now);

  /** Sends a message once. A repeat gets the first answer, even if it would be refused now. */
  async function sendOnce(talk: Conversation, draft: Draft): Promise<{ message: Message; isNew: boolean }> {
    try {
      return { message: await talk.send(database, draft), isNew: true };
    } catch (error) {
      const rows = await database.query(messageById, talk.id, draft.messageId);
      const [earlier] = await talk.presentMessages(database, rows);
      if (earlier === undefined) throw error;
      return { message: sameMessage(earlier, draft.content), isNew: false };
    }
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
      const talk = await conversations.find(database, viewer, plainUuid(body.talkId));
      const draft = { viewer, messageId: plainUuid(body.messageId), content: body.content };
      const { message, isNew } = await sendOnce(talk, draft);
      if (isNew) await talk.tell(database, publish, 'messageAdded', message);
      return { status: 201, body: message };
    },

    async readTalk({ viewer, body }) {
      const talk = await conversations.find(database, viewer, plainUuid(body.talkId));
      const number = await talk.markRead(database, body.number);
      if (number !== null) publish.talkRead(viewer.personaRef, { talkId: talk.id, number });
      return { status: 204, body: null };
    },
  };
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
