import type { Message } from '@/contract/generated/chat';
import { MAX_MESSAGES } from '@/core/chat/chat.rules';
import { dayInIndia } from '@/core/common/india-calendar.rules';
import type { ChatHandlers } from '@/server/contract/generated/chat';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { requireOpen } from './chat.policy';
import type { MessageRow } from './chat.queries';
import { messageById, messagesAfter, messagesBefore, newestMessages } from './chat.queries';
import type { ChatDeps } from './chat-deps';
import { addMessage, lockTalk, markRead, nextNumber } from './chat-writes.queries';
import { createRequests } from './requests';
import { sameMessage } from './same-message';
import type { OpenedTalk } from './talk-reader';
import { TalkReader } from './talk-reader';

type MessageOperations = 'listMessages' | 'readTalk' | 'sendMessage' | 'requestTalk';

/** The messages of conversations. */
export function createMessages(deps: ChatDeps): Pick<ChatHandlers, MessageOperations> {
  const { database, authorship, publish, now } = deps;
  const reader = new TalkReader(authorship);

  async function store(tx: Database, talk: OpenedTalk, messageId: string, content: string): Promise<Message> {
    const { id: talkId, is_asker: isAsker } = talk.row;
    const [next] = await tx.query(nextNumber, talkId, isAsker, dayInIndia(now()));
    if (next === undefined) throw new Error('A locked conversation has no next number.');
    const seal = reader.seals.sealText(talkId, { content, at: now() });
    await tx.query(addMessage, talkId, next.number, messageId, isAsker, seal);
    const row = { id: messageId, number: next.number, is_of_asker: isAsker, message_seal: seal };
    return reader.presentMessage(talk.row, row);
  }

  return {
    ...createRequests(deps),

    async listMessages({ viewer, query }) {
      const talkId = plainUuid(query.talkId);
      const { row } = await reader.find(database, viewer.personaRef, talkId);
      const limit = Math.min(query.limit, MAX_MESSAGES);
      const found = await readMessages(database, talkId, { ...query, limit });
      const items = found
        .toSorted((one, other) => one.number - other.number)
        .map((message) => reader.presentMessage(row, message));
      return { status: 200, body: { items } };
    },

    async sendMessage({ viewer: { personaRef }, body }) {
      const [talkId, messageId] = [plainUuid(body.talkId), plainUuid(body.messageId)];
      const { content } = body;
      const { message, other, isNew } = await database.transaction(async (tx) => {
        await tx.query(lockTalk, talkId);
        const talk = await reader.find(tx, personaRef, talkId);
        const [earlier] = await tx.query(messageById, talkId, messageId);
        if (earlier !== undefined) {
          const message = sameMessage(reader.presentMessage(talk.row, earlier), content);
          return { message, other: talk.other, isNew: false };
        }
        for (const state of await reader.statesOf(tx, [talk])) requireOpen(state);
        return { message: await store(tx, talk, messageId, content), other: talk.other, isNew: true };
      });
      if (isNew) {
        publish.messageAdded(other.persona, { talkId, message: { ...message, isMine: false } });
        publish.messageAdded(personaRef, { talkId, message });
      }
      return { status: 201, body: message };
    },

    async readTalk({ viewer: { personaRef }, body }) {
      const talkId = plainUuid(body.talkId);
      const { row } = await reader.find(database, personaRef, talkId);
      const [changed] = await database.query(markRead, talkId, row.is_asker, body.number);
      if (changed !== undefined) publish.talksChanged(personaRef);
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
