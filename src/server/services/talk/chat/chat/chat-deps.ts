import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Housekeeping } from '@/server/platform/housekeeping';
import type { Moderation } from '@/server/platform/moderation/moderation';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { SocketRooms } from '@/server/platform/realtime/socket-rooms';

export interface ChatDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  readonly socketRooms: Pick<SocketRooms, 'provide'>;
  readonly housekeeping: Pick<Housekeeping, 'add'>;
  readonly moderation: Pick<Moderation, 'report' | 'news' | 'items'>;
  readonly now: () => number;
}
