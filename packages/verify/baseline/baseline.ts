import { existsSync, readFileSync } from 'node:fs';
import { CouldNotRun } from '../command/could-not-run';
import type { Rule } from '../oracle/fault';
import { NEVER_EXCUSED } from '../oracle/fault';
import { isObject, parsedJson } from '../values';

export interface Excuse {
  readonly owner: string;
  readonly reason: string;
  readonly until: string;
}

export interface Baseline {
  /** Returns null if the entry is missing or has expired. Throws CouldNotRun for a rule that cannot be excused. */
  excuseFor(id: string, rule: Rule): Excuse | null;
  readonly expired: readonly string[];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads `{ "F-7c1d9a2b": { "owner": …, "reason": …, "until": "2026-12-31" } }`. `today` is a date in the same format as
 * `until`.
 */
export function readBaseline(file: string | null, today: string): Baseline {
  if (file === null) return { excuseFor: () => null, expired: [] };
  if (!existsSync(file))
    throw new CouldNotRun(`There is no file ${file}. --baseline names the known failures (docs/verify.md).`);
  const given = parsedJson(readFileSync(file, 'utf8'));
  if (!isObject(given)) throw new CouldNotRun(`${file} must hold a JSON object of failures by their ids.`);
  const entries = new Map(Object.entries(given).map(([id, excuse]) => [id, excuseOf(file, id, excuse)]));
  return {
    excuseFor: (id, rule) => {
      const excuse = entries.get(id);
      if (excuse === undefined) return null;
      if (NEVER_EXCUSED.includes(rule))
        throw new CouldNotRun(
          `${file} excuses ${id}, which breaks the rule "${rule}". Nothing excuses that: mend the service and take the entry out.`,
        );
      return excuse.until >= today ? excuse : null;
    },
    expired: [...entries].filter(([, { until }]) => until < today).map(([id]) => id),
  };
}

function excuseOf(file: string, id: string, excuse: unknown): Excuse {
  const { owner, reason, until } = isObject(excuse) ? excuse : {};
  const isWhole = [owner, reason].every((text) => typeof text === 'string' && text.trim() !== '');
  if (isWhole && typeof until === 'string' && DAY.test(until))
    return { owner: String(owner), reason: String(reason), until };
  throw new CouldNotRun(
    `${file}: ${id} needs an owner, a reason and the day until which it holds, as "until": "2026-12-31".`,
  );
}
