import type { RoomObstacle, RoomType } from './room.rules';

export interface RoomRef {
  readonly type: RoomType;
  readonly entityId: number;
}

export interface ConversationRoom extends RoomRef {
  readonly slug: string;
}

export interface Room extends ConversationRoom {
  readonly name: string;
  readonly talkId: string | null;
  readonly bar: RoomObstacle | null;
  /** The number of members, rounded down. Null for few. */
  readonly memberCount: number | null;
}
