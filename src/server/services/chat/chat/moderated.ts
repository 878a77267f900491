import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { copyMessage, destroyMessage, hideMessage, readMessage, showMessage } from './moderated.queries';

/** A message that was reported. Of one that is removed the place is left, as of one that its writer deleted. */
export const moderated: ModeratedKind = {
  kind: 'message',
  stays: true,
  copy: copyMessage,
  read: readMessage,
  hide: (tx, id) => tx.query(hideMessage, id),
  show: (tx, { item }) => tx.query(showMessage, item.id),
  destroy: (tx, id) => tx.query(destroyMessage, id),
};
