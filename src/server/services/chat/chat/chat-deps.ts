import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';

export interface ChatDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
