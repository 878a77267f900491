import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Room, RoomRef } from './room';
import type { Talk } from './talk';

/** The rooms of topics and companies. Every call is `unauthenticated` for a guest. */
export interface Rooms {
  /** Those of the topics and companies that the user follows, and of the user's own company, by name. */
  readonly listRooms: () => Promise<Result<{ readonly items: readonly Room[] }, Failure>>;
  /** Enters a room; a second call changes nothing. Fails with `notFound` for an unknown topic or company, `invalid` with a code of `roomBars` if the user may not enter. */
  readonly enterRoom: (room: RoomRef) => Promise<Result<Talk, Failure>>;
}

export const RoomsPort: Key<Rooms> = Symbol('Rooms');
