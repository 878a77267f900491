import { createHash } from 'node:crypto';
import type { LogLine } from '@/core/trust/public-log/log-line.rules';
import { hashedText } from '@/core/trust/public-log/log-line.rules';
import type { Database } from '@/server/platform/database';
import { linesAfter } from './log.queries';

/** Returns the hash of a line after one with the hash `before`; that is empty for the first line. */
export function hashOf(before: string, line: Omit<LogLine, 'hash'>): string {
  return createHash('sha256').update(hashedText(before, line)).digest('hex');
}

/** The outcome of a check of the whole log: the number of good lines, and that of the first wrong one; null for none. */
export interface CheckedLog {
  readonly lines: number;
  readonly wrong: number | null;
}

/** Makes every hash again: a line that was changed, left out or put in between is the first wrong one. */
export async function checkLog(database: Database): Promise<CheckedLog> {
  let [lines, before] = [0, ''];
  for (;;) {
    const page = await database.query(linesAfter, lines);
    if (page.length === 0) return { lines, wrong: null };
    for (const line of page) {
      if (line.number !== lines + 1 || line.hash !== hashOf(before, line)) return { lines, wrong: line.number };
      [lines, before] = [line.number, line.hash];
    }
  }
}
