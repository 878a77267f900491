import { companyOfEntry } from '@/core/research/company/company-entry.rules';
import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { copyEntry, dropOffPictures, hideEntry, keepEntry, readEntry, showEntry } from './moderated.queries';

/**
 * A company's entry: logo, facts and texts. While it is hidden, contributions still appear under its name. A hidden
 * entry without contributions has no page and is not listed.
 */
export const moderatedKind: ModeratedKind = {
  kind: 'entry',
  stays: false,
  copy: copyEntry,
  read: readEntry,
  hide: (tx, id) => tx.query(hideEntry, id),
  show: (tx, rows) => tx.query(showEntry, JSON.stringify(rows)),
  destroy: (tx, id) => tx.query(dropOffPictures, id),
  async addressed(tx, id) {
    const companyId = companyOfEntry(id);
    const [kept] = companyId === null ? [] : await tx.query(keepEntry, id, companyId);
    return kept === undefined ? null : { kind: 'entry', id: kept.id };
  },
};
