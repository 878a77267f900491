import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { copyMessage, countRemoved, destroyMessage, hideMessage, readMessage, showMessage } from './moderated.queries';

/** A removed message. It keeps its number, and repeated removals expel the writer from the room. */
export const moderatedKind: ModeratedKind = {
  kind: 'message',
  stays: true,
  copy: copyMessage,
  read: readMessage,
  hide: async (tx, id, as) => {
    await tx.query(hideMessage, id);
    if (as === 'removed') await tx.query(countRemoved, id, true);
  },
  show: async (tx, { item }) => {
    await tx.query(showMessage, item.id);
    await tx.query(countRemoved, item.id, false);
  },
  destroy: (tx, id) => tx.query(destroyMessage, id),
};
