import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { VisitedKind } from '@/core/kernel/tracking/event';
import type { TaskState } from './task-state.rules';

/** A task that the product repeats, with its last turn in any process; times as ISO texts. */
export interface RepeatedTask {
  readonly name: string;
  readonly everySeconds: number;
  readonly endedAt: string;
  /** The end of the last turn that did not fail; null for none. */
  readonly succeededAt: string | null;
  readonly state: TaskState;
}

/** Errors of browsers that are alike. */
export interface ReportedErrors {
  /** A version of the product, or `other`. */
  readonly version: string;
  readonly screen: string;
  readonly kind: string;
  readonly reports: number;
}

/** The networks that came by a campaign or to a company's pages on a day: from ten on, in fives. */
export interface VisitorSum {
  /** A day in India. */
  readonly day: string;
  readonly kind: VisitedKind;
  readonly name: string;
  readonly visitors: number;
}

/** Sums of the product for its operator, none of them of a user. */
export interface Operations {
  readonly processes: {
    readonly count: number;
    /** Processes that run scheduled tasks. */
    readonly withTasks: number;
    readonly versions: readonly string[];
    readonly haveFilesApart: boolean;
  };
  readonly tasks: readonly RepeatedTask[];
  readonly mails: { readonly failing: number; readonly unmade: number };
  /** Notices of authorities: those whose mail has not left, and those of the last 72 hours. */
  readonly notices: { readonly unmailed: number; readonly ofThreeDays: number };
  readonly queue: readonly { readonly kind: ModeratedKindName; readonly open: number; readonly overdue: number }[];
  readonly errors: readonly ReportedErrors[];
  /** The sums of the last seven days, the newest day first. */
  readonly visitors: readonly VisitorSum[];
}
