import { randomUUID } from 'node:crypto';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { EmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import { originOfEmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import type { Database } from '@/server/platform/database';
import { addUnlogged } from '../moderation/settle.queries';

/** Stores an act of the employer's side for the public log; the company is named, as nobody can be worked out from it. `now` in ms since 1970. */
export async function addEmployerAct(
  tx: Database,
  { act, company, now }: { readonly act: EmployerAct; readonly company: string; readonly now: number },
): Promise<void> {
  const month = `${monthInIndia(now)}-01`;
  await tx.query(addUnlogged, randomUUID(), month, 'employer', act, company, null, originOfEmployerAct(act));
}
