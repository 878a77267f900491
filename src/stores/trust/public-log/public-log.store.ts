import { makeAutoObservable } from 'mobx';
import type { LogCheckpoint } from '@/core/trust/public-log/log-checkpoint';
import type { LogLine } from '@/core/trust/public-log/log-line.rules';
import type { LogTotals } from '@/core/trust/public-log/log-sum';
import type { PublicLog } from '@/core/trust/public-log/public-log.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import { PagedList } from '@/stores/kernel/common/paged-list';

/** The public log and its sums. */
export class PublicLogStore {
  readonly lines: PagedList<LogLine>;
  readonly #sums: Loadable<LogTotals>;
  readonly #checkpoint: Loadable<LogCheckpoint>;

  constructor(log: PublicLog) {
    this.lines = new PagedList<LogLine>({
      fetch: (page) => log.listLogLines(page),
      keyOf: ({ number }) => number,
    });
    this.#checkpoint = new Loadable(() => log.getLogCheckpoint());
    this.#sums = new Loadable(() => log.getLogSums());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get sums(): LoadState<LogTotals> {
    return this.#sums.state;
  }

  get checkpoint(): LoadState<LogCheckpoint> {
    return this.#checkpoint.state;
  }

  async open(isBack: boolean): Promise<void> {
    await Promise.all([this.lines.open(undefined, isBack), this.#sums.refresh(), this.#checkpoint.refresh()]);
  }

  loadCheckpoint(): Promise<void> {
    return this.#checkpoint.refresh();
  }

  loadSums(): Promise<void> {
    return this.#sums.refresh();
  }
}
