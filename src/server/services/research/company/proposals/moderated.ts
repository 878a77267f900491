import type { Database } from '@/server/platform/database';
import type { ItemRows } from '@/server/platform/moderation/item-rows';
import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { restoreRows } from '@/server/platform/moderation/moderated-table.queries';
import { copyProposal, readProposal } from './moderated.queries';
import { contributedCompanies } from './personal.queries';

const out = (tx: Database, id: string) => tx.query(contributedCompanies.erase, [id]);
const back = (tx: Database, { item }: ItemRows) =>
  tx.query(restoreRows, 'research.company_proposals', JSON.stringify([item]));

/** A proposed company. It is stored in its table once accepted, and sealed until then. */
export const moderatedKind: ModeratedKind = {
  kind: 'company',
  stays: false,
  copy: copyProposal,
  read: readProposal,
  hide: (tx, id) => out(tx, id),
  show: (tx, rows) => back(tx, rows),
  withdrawal: { out, back },
  destroy: async () => undefined,
};
