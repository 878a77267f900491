import { companyOfEntry } from '@/core/research/company/company-entry.rules';
import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { copyEntry, dropOffPictures, hideEntry, keepEntry, readEntry, showEntry } from './moderated.queries';

/**
 * The entry of a company: its logo, facts and texts, whoever brought them. While it is off, contributions about the company stay under its name; one that nobody
 * has told anything of has no page, and is in no list and no search.
 */
export const moderated: ModeratedKind = {
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
