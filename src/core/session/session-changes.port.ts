import type { Key } from '@/core/common/key';
import type { Cancel } from '@/core/common/scheduler.port';

/** Tells the pages of one browser of each other's sign-ins and sign-outs. It does not say whose: each page reads the cookies again. */
export interface SessionChanges {
  /** The session of this browser began, changed or ended on this page: tells the other pages. */
  announce(): void;
  /** Another page announced a change, or this page was out of view and may have missed one. */
  onChanged(listener: () => void): Cancel;
}

/** Names the SessionChanges port in the container. */
export const SessionChangesPort: Key<SessionChanges> = Symbol('SessionChanges');
