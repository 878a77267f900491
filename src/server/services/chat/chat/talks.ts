import { MAX_TALKS } from '@/core/chat/chat.rules';
import type { ChatHandlers } from '@/server/contract/generated/chat';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { talkNotFound } from './chat.policy';
import { talkCounts, talksOf } from './chat.queries';
import type { ChatDeps } from './chat-deps';
import { acceptTalk, eraseMessages, leaveTalk, lockTalk } from './chat-writes.queries';
import { TalkReader } from './talk-reader';

type TalkOperations = 'getChatStatus' | 'getChatMeta' | 'listTalks' | 'acceptTalk' | 'leaveTalk';

/** The user's conversations: reading, accepting and leaving them. */
export function createTalks({ database, authorship, publish }: ChatDeps): Pick<ChatHandlers, TalkOperations> {
  const reader = new TalkReader(authorship);

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
      const [row] = await database.query(talkCounts, authorship.talkerRef(viewer.personaRef));
      return { status: 200, body: { unreadCount: row?.unread ?? 0, groupCount: row?.talks ?? 0 } };
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
      const { talk, other } = await database.transaction(async (tx) => {
        await tx.query(lockTalk, talkId);
        const found = await reader.find(tx, personaRef, talkId);
        // Nobody accepts what they have asked for.
        if (found.row.is_asker && !found.row.is_accepted) throw talkNotFound();
        if (!found.row.is_accepted) await tx.query(acceptTalk, talkId);
        return { talk: await presentOne(tx, personaRef, talkId), other: found.other };
      });
      publish.talksChanged(personaRef);
      publish.talksChanged(other.persona);
      return { status: 200, body: talk };
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
