import { MAX_CONVERSATIONS } from '@/core/talk/chat/chat.rules';
import { newestFirst } from '@/core/talk/chat/conversation-order.rules';
import { conversationAcceptedNotification } from '@/core/talk/notifications/conversation-notifications.rules';
import type { ChatHandlers } from '@/server/contract/generated/chat';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { conversationNotFound } from './chat.policy';
import { conversationCounts, conversationsOf } from './chat.queries';
import type { ChatDeps } from './chat-deps';
import { acceptConversation, eraseMessages, leaveConversation, lockConversation } from './chat-writes.queries';
import { Conversations } from './conversations';
import { leaveRoom } from './room.queries';

type ConversationOperations = 'getChatStatus' | 'getChatMeta' | 'listTalks' | 'acceptTalk' | 'leaveTalk' | 'muteTalk';

export function createConversationHandlers({
  database,
  authorship,
  publish,
  now,
}: ChatDeps): Pick<ChatHandlers, ConversationOperations> {
  const conversations = new Conversations(authorship, now);
  const { talks: reader, rooms } = conversations;
  const inbox = new Inbox(authorship, now);

  async function presentOne(on: Database, persona: Uint8Array, talkId: string) {
    const [talk] = await reader.present(on, [await reader.find(on, persona, talkId)]);
    if (talk === undefined) throw conversationNotFound();
    return talk;
  }

  return {
    async getChatStatus({ viewer }) {
      return { status: 200, body: { enabled: viewer.isWriter } };
    },

    async getChatMeta({ viewer }) {
      const [row] = await database.query(
        conversationCounts,
        authorship.talkerRef(viewer.personaRef),
        viewer.personaRef,
      );
      if (row === undefined) throw new Error('The count returned no row.');
      const entered = await rooms.entered(database, viewer.personaRef);
      const unreadInRooms = entered.reduce(
        (sum, { row: { last_number }, member }) => sum + (member.is_muted ? 0 : last_number - member.read_number),
        0,
      );
      const unreadCount = row.unread + unreadInRooms;
      return {
        status: 200,
        body: { unreadCount, groupCount: row.talks + entered.length, isAnnounced: row.is_announced },
      };
    },

    async listTalks({ viewer, query: { limit } }) {
      const rows = await database.query(
        conversationsOf,
        authorship.talkerRef(viewer.personaRef),
        Math.min(limit, MAX_CONVERSATIONS),
      );
      const talks = await reader.present(
        database,
        rows.map((row) => reader.open(row)),
      );
      const entered = await rooms.present(
        database,
        viewer.personaRef,
        await rooms.entered(database, viewer.personaRef),
      );
      return { status: 200, body: { items: newestFirst([...entered, ...talks]).slice(0, limit) } };
    },

    async acceptTalk({ viewer: { personaRef }, path }) {
      const talkId = plainUuid(path.talkId);
      const { talk, other, news } = await database.transaction(async (tx) => {
        await tx.query(lockConversation, talkId);
        const found = await reader.find(tx, personaRef, talkId);
        // Askers cannot accept their own request.
        if (found.row.is_asker && !found.row.is_accepted) throw conversationNotFound();
        const { other } = found;
        if (!found.row.is_accepted) await tx.query(acceptConversation, talkId);
        const isNews = !found.row.is_accepted && !found.row.other_left;
        const news = isNews ? await inbox.put(tx, other.persona, conversationAcceptedNotification(), 'renew') : null;
        return { talk: await presentOne(tx, personaRef, talkId), other, news };
      });
      if (news !== null) publish.notificationAdded(other.persona, news);
      publish.talksChanged(personaRef);
      publish.talksChanged(other.persona);
      return { status: 200, body: talk };
    },

    async muteTalk({ viewer, path, body: { isMuted } }) {
      const talkId = plainUuid(path.talkId);
      await (await conversations.find(database, viewer, talkId)).mute(database, isMuted);
      publish.talksChanged(viewer.personaRef);
      const muted = await conversations.find(database, viewer, talkId);
      return { status: 200, body: await muted.present(database) };
    },

    async leaveTalk({ viewer: { personaRef }, path }) {
      const talkId = plainUuid(path.talkId);
      if ((await database.query(leaveRoom, talkId, authorship.memberRef(personaRef, talkId))).length > 0) {
        publish.roomsChanged(personaRef);
        return { status: 204, body: null };
      }
      const { row, other } = await database.transaction(async (tx) => {
        await tx.query(lockConversation, talkId);
        const found = await reader.findLeft(tx, personaRef, talkId);
        await tx.query(leaveConversation, talkId, found.row.is_asker);
        if (found.row.other_left) await tx.query(eraseMessages, talkId);
        return found;
      });
      publish.talksChanged(personaRef);
      // Neither declined requests nor ended conversations are announced: a block must stay unnoticeable.
      if (row.is_asker && !row.is_accepted) publish.talksChanged(other.persona);
      return { status: 204, body: null };
    },
  };
}
