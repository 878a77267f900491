import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { copyMessage, countRemoved, destroyMessage, hideMessage, readMessage, showMessage } from './moderated.queries';

/** A message that was reported. Of one that is removed the place is left, as of one that its writer deleted; removals from a room put the writer out of it. */
export const moderated: ModeratedKind = {
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
