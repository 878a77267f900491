import { DAY_MS, dayInIndia, parseStartOfDay } from '@/core/kernel/common/india-calendar.rules';
import { isTimeToAppend } from '@/core/trust/public-log/log-line.rules';
import type { Database } from '@/server/platform/database';
import { addLine, deleteUnlogged, lastTurn, lockLog, newestNumber, recordTurn, unloggedDecisions } from './log.queries';
import { growTree } from './log-tree';

export interface AppendDeps {
  readonly database: Database;
  readonly now: () => number;
}

/**
 * Appends waiting decisions daily, if there are at least five or after a week. They are ordered by random ids, so that
 * no line reveals when it was decided.
 */
export async function appendLog({ database, now }: AppendDeps): Promise<void> {
  const today = dayInIndia(now());
  await database.transaction(async (tx) => {
    await tx.query(lockLog);
    await growTree(tx);
    const [last] = await tx.query(lastTurn);
    if (last === undefined) await tx.query(recordTurn, today);
    const days = last === undefined ? 0 : Math.floor((now() - parseStartOfDay(last.value).getTime()) / DAY_MS);
    if (days === 0) return;
    const waiting = await tx.query(unloggedDecisions);
    if (!isTimeToAppend(waiting.length, days)) return;
    await tx.query(recordTurn, today);
    let number = (await tx.query(newestNumber))[0]?.number ?? 0;
    for (const { id, ...decision } of waiting) {
      number += 1;
      await tx.query(addLine, { ...decision, number, month: `${decision.month}-01` });
      await tx.query(deleteUnlogged, id);
    }
    await growTree(tx);
  });
}
