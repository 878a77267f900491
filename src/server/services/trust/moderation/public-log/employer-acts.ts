import { randomUUID } from 'node:crypto';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { EmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import { originOfEmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import type { Database } from '@/server/platform/database';
import { addUnlogged } from '../moderation/settle.queries';

/** Names the company: no person can be worked out from it. */
export async function addEmployerAct(
  tx: Database,
  { act, company, now }: { readonly act: EmployerAct; readonly company: string; readonly now: number },
): Promise<void> {
  const month = `${monthInIndia(now)}-01`;
  await tx.query(addUnlogged, randomUUID(), month, 'employer', act, company, null, originOfEmployerAct(act));
}
