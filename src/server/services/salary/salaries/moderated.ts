import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { putBack } from '@/server/platform/moderation/moderated-table.queries';
import { copySalary, readSalary } from './moderated.queries';
import { contributedSalaries } from './personal.queries';

/** A report of pay that is off the public side is out of its table; the next snapshot of all figures leaves it out. */
export const moderated: ModeratedKind = {
  kind: 'salary',
  stays: false,
  copy: copySalary,
  read: readSalary,
  hide: (tx, id) => tx.query(contributedSalaries.erase, [id]),
  show: (tx, { item }) => tx.query(putBack, 'research.salaries', JSON.stringify([item])),
  destroy: async () => undefined,
};
