import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { eraseComment } from './comment-writes.queries';
import { copyComment, readComment, showComment } from './moderated.queries';

/** A hidden comment keeps its place, as a deleted one does. */
export const moderated: ModeratedKind = {
  kind: 'comment',
  stays: false,
  copy: copyComment,
  read: readComment,
  hide: (tx, id) => tx.query(eraseComment, id),
  show: (tx, rows) => tx.query(showComment, JSON.stringify(rows)),
  destroy: async () => undefined,
};
