import type { LoggedDecision } from './log-line.rules';

/** The lines of a month, a kind and an act, counted; null for fewer than five. */
export interface LogSum extends Pick<LoggedDecision, 'month' | 'kind' | 'act'> {
  readonly count: number | null;
}
