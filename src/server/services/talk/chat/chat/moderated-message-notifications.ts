import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { NotificationsOfKind } from '@/server/platform/moderation/item-notifications';
import type { ItemWithRows } from '@/server/platform/moderation/moderated-items';
import type { Delivery } from '@/server/platform/realtime/publish.port';
import { messagesBefore } from './chat.queries';
import { placeInRoom } from './moderated.queries';
import { RoomReader } from './room-reader';

/** Announces messages that moderators remove or restore. Sockets of expelled users leave the room. */
export function createModeratedMessageNotifications(
  authorship: Authorship,
  authorOf: (found: ItemWithRows) => Uint8Array | null,
): NotificationsOfKind {
  const reader = new RoomReader(authorship);

  async function deliveries(tx: Database, found: ItemWithRows): Promise<readonly Delivery[]> {
    const [place] = await tx.query(placeInRoom, found.id);
    const author = authorOf(found);
    if (place === undefined || author === null) return [];
    const { talk_id: talkId, number } = place;
    const rows = await tx.query(messagesBefore, talkId, number + 1, 1);
    const [message] = await reader.presentMessages(tx, author, talkId, rows);
    if (message === undefined) return [];
    return [
      (to) => {
        to.messageChanged(author, { talkId, message });
        to.toRoom('messageChanged', {
          personaRef: author,
          except: [],
          added: { talkId, message: { ...message, isMine: false } },
        });
        to.roomsChanged(author);
      },
    ];
  }

  return { shown: deliveries, hidden: deliveries };
}
