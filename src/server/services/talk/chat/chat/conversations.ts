import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import { DayLimits } from '@/server/platform/contributing/day-limits';
import type { Database } from '@/server/platform/database';
import { conversationNotFound } from './chat.policy';
import type { Conversation } from './conversation';
import { ConversationReader } from './conversation-reader';
import { DirectConversation } from './direct-conversation';
import { roomOfConversation } from './room.queries';
import { RoomConversation } from './room-conversation';
import { RoomReader } from './room-reader';

export class Conversations {
  readonly talks: ConversationReader;
  readonly rooms: RoomReader;
  readonly #dayLimits: DayLimits;

  constructor(
    authorship: Authorship,
    private readonly now: () => number,
  ) {
    this.talks = new ConversationReader(authorship);
    this.rooms = new RoomReader(authorship);
    this.#dayLimits = new DayLimits(authorship, now);
  }

  /** Finds a conversation. Throws 404 `talk_not_found` also for one that the user left or may no longer read. */
  async find(on: Database, viewer: Viewer, talkId: string): Promise<Conversation> {
    const talk = await this.talks.seek(on, viewer.personaRef, talkId);
    return talk === null
      ? this.findRoom(on, viewer, talkId)
      : new DirectConversation(this.talks, talk, this.#dayLimits, this.now);
  }

  private async findRoom(on: Database, viewer: Viewer, talkId: string): Promise<RoomConversation> {
    const rows = await on.query(roomOfConversation, viewer.personaRef, talkId);
    const [known] = await this.rooms.withMembers(on, viewer.personaRef, rows);
    const opened = known === undefined ? null : this.rooms.openedOf(known);
    if (opened === null) throw conversationNotFound();
    return new RoomConversation(this.rooms, viewer, opened, this.now);
  }
}
