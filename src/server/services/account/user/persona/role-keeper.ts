import type { Notification } from '@/contract/generated/notification';
import type { Viewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';

/** The outcome of `refresh`, to be handed to `announce` after the commit. */
export interface RoleChange {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly changed: boolean;
  readonly greeting: Notification | null;
}

/** Decides the roles of a persona again after a change that they may depend on. */
export interface RoleKeeper {
  /** Within the caller's transaction, which has locked the persona. */
  refresh(tx: Database, persona: Uint8Array): Promise<RoleChange>;
  /** Passes the change on; call it after the commit. */
  announce(viewer: Viewer, change: RoleChange): void;
}
