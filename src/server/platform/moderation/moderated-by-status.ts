import type { ModeratedKind } from './moderated-kind';
import type { statusOf } from './moderated-table.queries';

export function moderatedByStatus(
  kind: ModeratedKind['kind'],
  read: ModeratedKind['read'],
  statements: ReturnType<typeof statusOf>,
): ModeratedKind {
  return {
    kind,
    stays: true,
    copy: statements.copy,
    read,
    hide: (tx, id, as) => tx.query(statements.hide, id, as === 'removed'),
    show: (tx, { item }) => tx.query(statements.show, item.id),
    destroy: (tx, id) => tx.query(statements.destroy, id),
  };
}
