import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { eraseComment } from './comment-writes.queries';
import { copyComment, readComment, showComment } from './moderated.queries';

/** A hidden comment, which leaves a placeholder like a deleted one. */
export const moderatedKind: ModeratedKind = {
  kind: 'comment',
  stays: false,
  copy: copyComment,
  read: readComment,
  hide: (tx, id) => tx.query(eraseComment, id),
  show: (tx, rows) => tx.query(showComment, JSON.stringify(rows)),
  destroy: async () => undefined,
};
