import { randomUUID } from 'node:crypto';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { EmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import { originOfEmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import type { Database } from '@/server/platform/database';
import { addUnlogged } from '../moderation/settle.queries';

/** Logs an act of an employer by company, from which no person can be identified. */
export async function addEmployerAct(
  tx: Database,
  { act, company, now }: { readonly act: EmployerAct; readonly company: string; readonly now: number },
): Promise<void> {
  const month = `${monthInIndia(now)}-01`;
  await tx.query(addUnlogged, randomUUID(), month, 'employer', act, company, null, originOfEmployerAct(act));
}
