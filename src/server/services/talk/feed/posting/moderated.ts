import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { copyPost, destroyPost, emptyPost, readPost, setPostStatus } from './moderated.queries';

export const moderatedKind: ModeratedKind = {
  kind: 'post',
  stays: true,
  copy: copyPost,
  read: readPost,
  hide: (tx, id, as) => tx.query(setPostStatus, id, as === 'held' ? 'FLAGGED' : 'NOT_FOUND'),
  show: (tx, { item }) => tx.query(setPostStatus, item.id, 'LIVE'),
  destroy: async (tx, id) => {
    await tx.query(destroyPost, id);
    await tx.query(emptyPost, id);
  },
};
