import type { RoomBar, RoomType } from './room.rules';

/** Names the room of a topic or company. */
export interface RoomRef {
  readonly type: RoomType;
  readonly entityId: number;
}

/** The topic or company of a room. */
export interface TalkRoom extends RoomRef {
  readonly slug: string;
}

/** A room as a user sees it who is in it, may enter it, or may not. */
export interface Room extends TalkRoom {
  readonly name: string;
  /** The conversation; null while the user is not in it. */
  readonly talkId: string | null;
  /** The reason why the user may not enter; null for none. */
  readonly bar: RoomBar | null;
  /** The people in it, rounded down; null for few. */
  readonly memberCount: number | null;
}
