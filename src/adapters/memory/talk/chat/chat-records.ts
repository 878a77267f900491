import { DailyCounts } from '@/adapters/memory/kernel/world/daily-counts';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { MessageState } from '@/core/talk/chat/chat.rules';
import type { AddedMessage, ReadMark } from '@/core/talk/chat/chat-events.port';
import type { Participant } from '@/core/talk/chat/conversation';
import type { CommunitySummary } from '@/core/talk/communities/community';

export interface MemoryPlace {
  hasLeft: boolean;
  isMuted: boolean;
  readNumber: number;
}

export interface MemoryParticipant extends MemoryPlace {
  readonly user: MemoryUser;
  readonly face: Participant;
}

export interface MemoryMessage {
  readonly id: string;
  readonly number: number;
  readonly userId: string | null;
  readonly author: Participant | null;
  readonly content: string;
  readonly state: MessageState;
  readonly sentAt: string;
}

export interface ConversationRecord {
  readonly id: string;
  readonly asker: MemoryParticipant;
  readonly asked: MemoryParticipant;
  isAccepted: boolean;
  messages: MemoryMessage[];
}

export interface MemoryRoom {
  readonly id: string;
  readonly community: CommunitySummary;
  readonly members: Map<string, MemoryPlace>;
  messages: MemoryMessage[];
}

export interface OwnConversationRecord {
  readonly talk: ConversationRecord;
  readonly own: MemoryParticipant;
  readonly other: MemoryParticipant;
}

type UserListener<Event> = (userId: string, event: Event) => void;

export class ChatRecords {
  readonly rooms: MemoryRoom[] = [];
  #talks: readonly ConversationRecord[] = [];
  readonly #onAdded = new Set<UserListener<AddedMessage>>();
  readonly #onMessageChanged = new Set<UserListener<AddedMessage>>();
  readonly #onRead = new Set<UserListener<ReadMark>>();
  readonly #onChanged = new Set<(userId: string) => void>();
  readonly ofDay = new DailyCounts();

  of(user: MemoryUser): readonly OwnConversationRecord[] {
    return this.#talks.flatMap((talk) => {
      if (talk.asker.user.id === user.id) return { talk, own: talk.asker, other: talk.asked };
      return talk.asked.user.id === user.id ? { talk, own: talk.asked, other: talk.asker } : [];
    });
  }

  add(talk: ConversationRecord): void {
    this.#talks = [...this.#talks, talk];
  }

  erase(user: MemoryUser): void {
    for (const room of this.rooms) {
      room.members.delete(user.id);
      room.messages = room.messages.map((message) =>
        message.userId === user.id
          ? { ...message, userId: null, author: null, content: '', state: 'DELETED' }
          : message,
      );
    }
    const own = this.of(user).map(({ talk }) => talk);
    this.#talks = this.#talks.filter((talk) => !own.includes(talk));
  }

  added({ id }: MemoryUser, added: AddedMessage): void {
    for (const listener of this.#onAdded) listener(id, added);
  }

  messageChanged({ id }: MemoryUser, changed: AddedMessage): void {
    for (const listener of this.#onMessageChanged) listener(id, changed);
  }

  read({ id }: MemoryUser, mark: ReadMark): void {
    for (const listener of this.#onRead) listener(id, mark);
  }

  changed({ id }: MemoryUser): void {
    for (const listener of this.#onChanged) listener(id);
  }

  onAdded(userId: string | null, listener: (added: AddedMessage) => void): Cancel {
    return forUser(this.#onAdded, userId, listener);
  }

  onMessageChanged(userId: string | null, listener: (changed: AddedMessage) => void): Cancel {
    return forUser(this.#onMessageChanged, userId, listener);
  }

  onRead(userId: string | null, listener: (mark: ReadMark) => void): Cancel {
    return forUser(this.#onRead, userId, listener);
  }

  onChanged(userId: string | null, listener: () => void): Cancel {
    const forward = (id: string): void => {
      if (id === userId) listener();
    };
    this.#onChanged.add(forward);
    return () => void this.#onChanged.delete(forward);
  }
}

function forUser<Event>(
  listeners: Set<UserListener<Event>>,
  userId: string | null,
  listener: (event: Event) => void,
): Cancel {
  const forward: UserListener<Event> = (id, event) => {
    if (id === userId) listener(event);
  };
  listeners.add(forward);
  return () => void listeners.delete(forward);
}
