import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { errorKindOf, errorScreenOf, OTHER } from '@/core/kernel/tracking/error-kinds.rules';
import type { Operations, ReportedErrors } from '@/core/trust/operations/operations';
import type { OperationsReading } from '@/core/trust/operations/operations.port';
import { taskStateOf } from '@/core/trust/operations/task-state.rules';
import { CaseRecords } from '../moderation/case-records';
import { moderatorRefusal } from '../moderation/moderator-refusal';
import { ReportRecords } from '../reports/report-records';
import { OperationsRecords } from './operations-records';

export class MemoryOperations implements OperationsReading {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getOperations(): Promise<Result<Operations, Failure>> {
    return this.#browser.askSignedIn('getOperations', {}, (viewer) => {
      const refused = moderatorRefusal(this.#browser, viewer);
      if (refused !== null) return refused;
      const { world } = this.#browser;
      const now = world.clock.now();
      const { processes, mails, notices, turns, visitors } = world.records(OperationsRecords);
      const { open } = world.records(CaseRecords);
      const overdue = open.filter(({ dueAt }) => dueAt < now).length;
      return ok({
        processes,
        tasks: turns.map((turn) => ({
          ...turn,
          endedAt: new Date(turn.endedAt).toISOString(),
          succeededAt: turn.succeededAt === null ? null : new Date(turn.succeededAt).toISOString(),
          state: taskStateOf(turn, now),
        })),
        mails,
        notices,
        queue: open.length === 0 ? [] : [{ kind: 'post', open: open.length, overdue }],
        errors: errorsOf(world.records(ReportRecords)),
        visitors,
      });
    });
  }
}

/**
 * Returns reported errors, without the first version that had them, because memory does not record when a version
 * started.
 */
function errorsOf({ all }: ReportRecords): readonly ReportedErrors[] {
  const counted = new Map<string, ReportedErrors>();
  for (const entry of all) {
    if (entry.kind !== 'error') continue;
    const { type, screen } = entry.report;
    const alike = { version: OTHER, screen: errorScreenOf(screen), kind: errorKindOf(type) };
    const key = JSON.stringify(alike);
    counted.set(key, { ...alike, reports: (counted.get(key)?.reports ?? 0) + 1 });
  }
  return [...counted.values()].toSorted((one, other) => other.reports - one.reports);
}
