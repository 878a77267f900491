import type { Database } from '@/server/platform/database';
import type { ItemRows } from '@/server/platform/moderation/item-rows';
import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { restoreRows } from '@/server/platform/moderation/moderated-table.queries';
import { copySalary, readSalary } from './moderated.queries';
import { contributedSalaries } from './personal.queries';

const out = (tx: Database, id: string) => tx.query(contributedSalaries.erase, [id]);
/** Restores a report as uncounted, so that no figure changes by one person. */
const back = (tx: Database, { item }: ItemRows) =>
  tx.query(
    restoreRows,
    'research.salaries',
    JSON.stringify([{ ...item, is_counted: false, counted_seal: null, was_ready: false }]),
  );

/** A hidden report. It leaves its table, and the next snapshot excludes it. */
export const moderatedKind: ModeratedKind = {
  kind: 'salary',
  stays: false,
  copy: copySalary,
  read: readSalary,
  hide: (tx, id) => out(tx, id),
  show: (tx, rows) => back(tx, rows),
  withdrawal: { out, back },
  destroy: async () => undefined,
};
