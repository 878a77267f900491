import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { VisitedKind } from '@/core/kernel/tracking/event';
import type { TaskState } from './task-state.rules';

/** A repeated task with its last run in any process. Times are ISO texts. */
export interface RepeatedTask {
  readonly name: string;
  readonly everySeconds: number;
  readonly endedAt: string;
  readonly succeededAt: string | null;
  readonly state: TaskState;
}

export interface ReportedErrors {
  readonly version: string;
  readonly screen: string;
  readonly kind: string;
  readonly reports: number;
}

/** Counts of networks. Counts of ten or more are rounded to fives. */
export interface VisitorTotal {
  readonly day: string;
  readonly kind: VisitedKind;
  readonly name: string;
  readonly visitors: number;
}

export interface Operations {
  readonly processes: {
    readonly count: number;
    readonly withTasks: number;
    readonly versions: readonly string[];
    readonly haveFilesApart: boolean;
  };
  readonly tasks: readonly RepeatedTask[];
  readonly mails: { readonly failing: number; readonly unmade: number };
  /**
   * Notices of authorities. `unmailed` counts notices whose mail is not sent yet, `ofThreeDays` the notices of the last
   * 72 hours.
   */
  readonly notices: { readonly unmailed: number; readonly ofThreeDays: number };
  readonly queue: readonly { readonly kind: ModeratedKindName; readonly open: number; readonly overdue: number }[];
  readonly errors: readonly ReportedErrors[];
  /** Visitors of the last seven days, newest first. */
  readonly visitors: readonly VisitorTotal[];
}
