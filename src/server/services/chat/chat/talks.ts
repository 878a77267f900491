import { MAX_TALKS } from '@/core/chat/chat.rules';
import { talkAccepted } from '@/core/notifications/talk-news.rules';
import type { ChatHandlers } from '@/server/contract/generated/chat';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { Inbox } from '@/server/services/notification/notifications/inbox';
import { talkNotFound } from './chat.policy';
import { talkCounts, talksOf } from './chat.queries';
import type { ChatDeps } from './chat-deps';
import { acceptTalk, eraseMessages, leaveTalk, lockTalk, muteTalk } from './chat-writes.queries';
import { TalkReader } from './talk-reader';

type TalkOperations = 'getChatStatus' | 'getChatMeta' | 'listTalks' | 'acceptTalk' | 'leaveTalk' | 'muteTalk';

/** The user's conversations: reading, accepting and leaving them. */
export function createTalks({ database, authorship, publish, now }: ChatDeps): Pick<ChatHandlers, TalkOperations> {
  const reader = new TalkReader(authorship);
  const inbox = new Inbox(authorship, now);

  async function presentOne(on: Database, persona: Uint8Array, talkId: string) {
    const [talk] = await reader.present(on, [await reader.find(on, persona, talkId)]);
    if (talk === undefined) throw talkNotFound();
    return talk;
  }

  return {
    async getChatStatus({ viewer }) {
      return { status: 200, body: { enabled: viewer.isWriter } };
    },

    async getChatMeta({ viewer }) {
      const [row] = await database.query(talkCounts, authorship.talkerRef(viewer.personaRef), viewer.personaRef);
      if (row === undefined) throw new Error('The count returned no row.');
      const { unread: unreadCount, talks: groupCount, is_announced: isAnnounced } = row;
      return { status: 200, body: { unreadCount, groupCount, isAnnounced } };
    },

    async listTalks({ viewer, query: { limit } }) {
      const rows = await database.query(talksOf, authorship.talkerRef(viewer.personaRef), Math.min(limit, MAX_TALKS));
      const talks = await reader.present(
        database,
        rows.map((row) => reader.open(row)),
      );
      const newestFirst = talks.toSorted((one, other) =>
        other.lastMessage.sentAt.localeCompare(one.lastMessage.sentAt, 'en'),
      );
      return { status: 200, body: { items: newestFirst } };
    },

    async acceptTalk({ viewer: { personaRef }, path }) {
      const talkId = plainUuid(path.talkId);
      const { talk, other, news } = await database.transaction(async (tx) => {
        await tx.query(lockTalk, talkId);
        const found = await reader.find(tx, personaRef, talkId);
        // Nobody accepts what they have asked for.
        if (found.row.is_asker && !found.row.is_accepted) throw talkNotFound();
        const { other } = found;
        if (!found.row.is_accepted) await tx.query(acceptTalk, talkId);
        const isNews = !found.row.is_accepted && !found.row.other_left;
        const news = isNews ? await inbox.put(tx, other.persona, talkAccepted(), 'renew') : null;
        return { talk: await presentOne(tx, personaRef, talkId), other, news };
      });
      if (news !== null) publish.notificationAdded(other.persona, news);
      publish.talksChanged(personaRef);
      publish.talksChanged(other.persona);
      return { status: 200, body: talk };
    },

    async muteTalk({ viewer: { personaRef }, path, body: { isMuted } }) {
      const talkId = plainUuid(path.talkId);
      const { row } = await reader.find(database, personaRef, talkId);
      await database.query(muteTalk, talkId, row.is_asker, isMuted);
      publish.talksChanged(personaRef);
      return { status: 200, body: await presentOne(database, personaRef, talkId) };
    },

    async leaveTalk({ viewer: { personaRef }, path }) {
      const talkId = plainUuid(path.talkId);
      const { row, other } = await database.transaction(async (tx) => {
        await tx.query(lockTalk, talkId);
        const found = await reader.findLeft(tx, personaRef, talkId);
        await tx.query(leaveTalk, talkId, found.row.is_asker);
        if (found.row.other_left) await tx.query(eraseMessages, talkId);
        return found;
      });
      publish.talksChanged(personaRef);
      // Who waits is not told that the request was declined.
      if (row.is_accepted || row.is_asker) publish.talksChanged(other.persona);
      return { status: 204, body: null };
    },
  };
}
