import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { talkNotFound } from './chat.policy';
import type { Conversation } from './conversation';
import { DirectTalk } from './direct-talk';
import { roomOfTalk } from './room.queries';
import { RoomReader } from './room-reader';
import { RoomTalk } from './room-talk';
import { TalkReader } from './talk-reader';

/** Finds conversations of two and rooms by one kind of id. */
export class Conversations {
  readonly talks: TalkReader;
  readonly rooms: RoomReader;

  constructor(
    authorship: Authorship,
    private readonly now: () => number,
  ) {
    this.talks = new TalkReader(authorship);
    this.rooms = new RoomReader(authorship);
  }

  /** Returns a conversation that the user is in. Throws 404 `talk_not_found` for others and for one that the user has left, or may not be in any more. */
  async find(on: Database, viewer: Viewer, talkId: string): Promise<Conversation> {
    const room = await this.findRoom(on, viewer, talkId);
    return room ?? new DirectTalk(this.talks, await this.talks.find(on, viewer.personaRef, talkId));
  }

  /** Returns null for a conversation of two and for none. Throws 404 `talk_not_found` for a room that the user is not in. */
  async findRoom(on: Database, viewer: Viewer, talkId: string): Promise<RoomTalk | null> {
    const rows = await on.query(roomOfTalk, viewer.personaRef, talkId);
    const [known] = await this.rooms.withMembers(on, viewer.personaRef, rows);
    if (known === undefined) return null;
    const opened = this.rooms.openedOf(known);
    if (opened === null) throw talkNotFound();
    return new RoomTalk(this.rooms, viewer, opened, this.now);
  }
}
