import type { Notification } from '@/contract/generated/notification';
import type { Viewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';

export interface RoleChange {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly changed: boolean;
  readonly greeting: Notification | null;
}

export interface RoleKeeper {
  refresh(tx: Database, persona: Uint8Array): Promise<RoleChange>;
  /** Announces a role. Call it after the commit. */
  announce(viewer: Viewer, change: RoleChange): void;
}
