import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { pageOf } from '@/adapters/memory/kernel/world/memory-paging';
import type { Failure } from '@/core/kernel/common/failure';
import type { Page, PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { LogCheckpoint } from '@/core/trust/public-log/log-checkpoint';
import type { LogLine } from '@/core/trust/public-log/log-line.rules';
import { MIN_COUNTED_DECISIONS } from '@/core/trust/public-log/log-line.rules';
import type { LogTotals } from '@/core/trust/public-log/log-sum';
import type { PublicLog } from '@/core/trust/public-log/public-log.port';
import { LogRecords } from './log-records';

const NEWEST_FIRST = { keys: [({ number }: LogLine) => number], idOf: () => 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

const ORIGIN = 'tarakki.example/log';

/** The public log. Its checkpoints are placeholders, without witnesses. */
export class MemoryPublicLog implements PublicLog {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listLogLines(query: PageQuery): Promise<Result<Page<LogLine>, Failure>> {
    return this.#browser.ask('listLogLines', { query }, () => pageOf(this.#lines, NEWEST_FIRST, query));
  }

  getLogCheckpoint(): Promise<Result<LogCheckpoint, Failure>> {
    return this.#browser.ask('getLogCheckpoint', {}, () => {
      const root = btoa(String.fromCharCode(...new Uint8Array(32).fill(this.#lines.length)));
      const signature = btoa(String.fromCharCode(...new Uint8Array(68)));
      const note = `${ORIGIN}\n${this.#lines.length}\n${root}\n\n— ${ORIGIN} ${signature}\n`;
      const key = `${ORIGIN}+00000000+${btoa(String.fromCharCode(1, ...new Uint8Array(32)))}`;
      return ok({ note, keys: [key], cosigners: [] });
    });
  }

  getLogSums(): Promise<Result<LogTotals, Failure>> {
    return this.#browser.ask('getLogSums', {}, () => {
      const counts = new Map<string, { readonly line: LogLine; readonly count: number }>();
      for (const line of this.#lines) {
        const key = `${line.month} ${line.kind} ${line.act}`;
        counts.set(key, { line, count: (counts.get(key)?.count ?? 0) + 1 });
      }
      const sums = [...counts.values()].map(({ line: { month, kind, act }, count }) => ({
        month,
        kind,
        act,
        count: count < MIN_COUNTED_DECISIONS ? null : count,
      }));
      // There are no stars, because only posts are moderated in memory.
      return ok({ sums, stars: [] });
    });
  }

  get #lines(): readonly LogLine[] {
    return this.#browser.world.records(LogRecords).lines;
  }
}
