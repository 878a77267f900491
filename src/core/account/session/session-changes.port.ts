import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

/**
 * Announces sign-ins and sign-outs to the other pages of the browser. An announcement names no user, so each page reads
 * the cookies again.
 */
export interface SessionChanges {
  readonly announce: () => void;
  /** Called if another page announced a change, or this page was out of view and may have missed one. */
  readonly onChanged: (listener: () => void) => Cancel;
}

export const SessionChangesPort: Key<SessionChanges> = Symbol('SessionChanges');
