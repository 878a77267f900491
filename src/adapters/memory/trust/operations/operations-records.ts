import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { Operations } from '@/core/trust/operations/operations';

export class OperationsRecords {
  processes: Operations['processes'] = { count: 1, withTasks: 1, versions: ['1.0.0'], haveFilesApart: false };
  mails: Operations['mails'] = { failing: 0, unmade: 0 };
  notices: Operations['notices'] = { unmailed: 0, ofThreeDays: 0 };
  visitors: Operations['visitors'] = [];
  /** Times are in ms since 1970. */
  turns: readonly {
    readonly name: string;
    readonly everySeconds: number;
    readonly endedAt: number;
    readonly succeededAt: number | null;
  }[];

  constructor({ clock }: Pick<MemoryWorld, 'clock'>) {
    const now = clock.now();
    this.turns = [{ name: 'housekeeping', everySeconds: 3_600, endedAt: now, succeededAt: now }];
  }
}
