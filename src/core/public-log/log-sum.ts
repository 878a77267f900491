import type { ModerationAct } from '../moderation/acts.rules';
import type { LoggedDecision } from './log-line.rules';

/** The lines of a month, a kind and an act, counted, and what authors took away, of which there are no lines; null for fewer than five. */
export interface LogSum extends Pick<LoggedDecision, 'month' | 'kind'> {
  readonly act: ModerationAct | 'WITHDRAWN';
  readonly count: number | null;
}
