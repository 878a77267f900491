import type { Database } from '@/server/platform/database';
import type { ItemRows } from '@/server/platform/moderation/item-rows';
import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { restoreRows } from '@/server/platform/moderation/moderated-table.queries';
import { copyTenure, readTenure } from './moderated.queries';
import { contributedTenures } from './personal.queries';

const out = (tx: Database, id: string) => tx.query(contributedTenures.erase, [id]);
/** Restores a report as uncounted, so that no figure changes by one person. */
const back = (tx: Database, { item }: ItemRows) =>
  tx.query(restoreRows, 'research.tenure_reports', JSON.stringify([{ ...item, counted: [], was_ready: false }]));

/** A hidden report. It leaves its table, and the next count excludes it. */
export const moderatedKind: ModeratedKind = {
  kind: 'tenure',
  stays: false,
  copy: copyTenure,
  read: readTenure,
  hide: (tx, id) => out(tx, id),
  show: (tx, rows) => back(tx, rows),
  withdrawal: { out, back },
  destroy: async () => undefined,
};
