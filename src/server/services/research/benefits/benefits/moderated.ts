import { moderatedByStatus } from '@/server/platform/moderation/moderated-by-status';
import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { restoreRows } from '@/server/platform/moderation/moderated-table.queries';
import { moderatedBenefits, readBenefits } from './moderated.queries';
import { contributedBenefits } from './personal.queries';

export const moderatedKind: ModeratedKind = {
  ...moderatedByStatus('benefits', readBenefits, moderatedBenefits),
  withdrawal: {
    out: (tx, id) => tx.query(contributedBenefits.erase, [id]),
    back: (tx, { item }) => tx.query(restoreRows, 'research.benefit_reports', JSON.stringify([item])),
  },
};
