import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Conversation } from './conversation';
import type { Room, RoomRef } from './room';

/** The user's rooms. Every call fails with `unauthenticated` for a guest. */
export interface Rooms {
  /** Lists rooms of followed topics and companies, and of the user's own company, by name. */
  readonly listRooms: () => Promise<Result<{ readonly items: readonly Room[] }, Failure>>;
  /** Idempotent. Fails with `notFound` for an unknown topic or company, and `invalid` with a code of `roomObstacleTexts`. */
  readonly enterRoom: (room: RoomRef) => Promise<Result<Conversation, Failure>>;
}

export const RoomsPort: Key<Rooms> = Symbol('Rooms');
