import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Chat, ConversationId, MessageDraft, MessagesQuery } from '@/core/talk/chat/chat.port';
import type { ReadMark } from '@/core/talk/chat/chat-events.port';
import type { ChatMeta, Conversation, Message } from '@/core/talk/chat/conversation';
import { newestFirst } from '@/core/talk/chat/conversation-order.rules';
import { unreadConversationsIn } from '@/core/talk/chat/thread';
import { conversationAcceptedNotification } from '@/core/talk/notifications/conversation-notifications.rules';
import { keyReused } from '../posting/memory-post-writing';
import { ChatRecords } from './chat-records';
import { findConversation } from './find-memory-conversation';
import {
  faceOf,
  isAnnouncedTo,
  isWriter,
  messageOf,
  notify,
  requestConversation,
} from './memory-conversation-requests';
import {
  conversationNotFound,
  findConversationRecord,
  findLeftConversation,
  presentConversation,
  shownConversations,
} from './memory-conversations';
import { enteredRooms } from './memory-room-conversations';

export class MemoryChat implements Chat {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getChatStatus(): Promise<Result<{ readonly enabled: boolean }, Failure>> {
    return this.#browser.askSignedIn('getChatStatus', {}, (viewer) => ok({ enabled: isWriter(this.#world, viewer) }));
  }

  getChatMeta(): Promise<Result<ChatMeta, Failure>> {
    return this.#browser.askSignedIn('getChatMeta', {}, (viewer) => {
      const talks = this.#talksOf(viewer);
      return ok({
        unreadCount: unreadConversationsIn(talks),
        groupCount: talks.length,
        isAnnounced: isAnnouncedTo(this.#world, viewer),
      });
    });
  }

  listTalks(query: { readonly limit: number }): Promise<Result<{ readonly items: readonly Conversation[] }, Failure>> {
    return this.#browser.askSignedIn('listTalks', { query }, (viewer) => {
      return ok({ items: newestFirst(this.#talksOf(viewer)).slice(0, query.limit) });
    });
  }

  listMessages(query: MessagesQuery): Promise<Result<{ readonly items: readonly Message[] }, Failure>> {
    return this.#browser.askSignedIn('listMessages', { query }, (viewer) => {
      const found = findConversation(this.#world, viewer, query.talkId);
      if (!found.ok) return found;
      const { talk } = found.value;
      const { after, before = Number.POSITIVE_INFINITY, limit } = query;
      const items =
        after === undefined
          ? talk.messages.filter(({ number }) => number < before).slice(-limit)
          : talk.messages.filter(({ number }) => number > after).slice(0, limit);
      return ok({ items: items.map((message) => found.value.presentMessage(message)) });
    });
  }

  requestTalk(input: MessageDraft & { readonly to: string }): Promise<Result<Conversation, Failure>> {
    return this.#browser.askUnderProfile('requestTalk', { input }, (viewer) =>
      requestConversation(this.#world, viewer, input),
    );
  }

  acceptTalk(path: ConversationId): Promise<Result<Conversation, Failure>> {
    return this.#browser.askSignedIn('acceptTalk', { path }, (viewer) => {
      const found = findConversationRecord(this.#world, viewer, path.talkId);
      if (!found.ok) return found;
      const { talk, own, other } = found.value;
      if (own === talk.asker && !talk.isAccepted) return conversationNotFound();
      if (!talk.isAccepted) notify(this.#world, other.user, conversationAcceptedNotification());
      talk.isAccepted = true;
      this.#records.changed(own.user);
      this.#records.changed(other.user);
      return ok(presentConversation(this.#world, found.value));
    });
  }

  leaveTalk(path: ConversationId): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('leaveTalk', { path }, (viewer) => {
      const room = this.#records.rooms.find(({ id }) => id === path.talkId.toLowerCase());
      const place = room?.members.get(viewer.id);
      if (place !== undefined) {
        place.hasLeft = true;
        this.#records.changed(viewer);
        return ok(null);
      }
      const found = findLeftConversation(this.#world, viewer, path.talkId);
      if (!found.ok) return found;
      const { talk, own, other } = found.value;
      own.hasLeft = true;
      this.#records.changed(own.user);
      if (!talk.isAccepted && own === talk.asker) this.#records.changed(other.user);
      return ok(null);
    });
  }

  muteTalk(input: ConversationId & { readonly isMuted: boolean }): Promise<Result<Conversation, Failure>> {
    return this.#browser.askSignedIn('muteTalk', { input }, (viewer) => {
      const found = findConversation(this.#world, viewer, input.talkId);
      if (!found.ok) return found;
      found.value.own.isMuted = input.isMuted;
      this.#records.changed(viewer);
      return ok(found.value.present());
    });
  }

  sendMessage(input: MessageDraft & ConversationId): Promise<Result<Message, Failure>> {
    return this.#browser.askUnderProfile('sendMessage', { input }, (viewer) => {
      const found = findConversation(this.#world, viewer, input.talkId);
      if (!found.ok) return found;
      const { talk, own } = found.value;
      const earlier = talk.messages.find(({ id }) => id === input.messageId.toLowerCase());
      if (earlier !== undefined) {
        const isSame = earlier.userId === viewer.id && earlier.content === input.content;
        return isSame ? ok(found.value.presentMessage(earlier)) : keyReused();
      }
      const refused = found.value.refusalOf(input.content) ?? found.value.countMessage();
      if (refused !== null) return refused;
      const author = found.value.present().room === null ? null : (faceOf(this.#world, viewer) ?? null);
      const message = messageOf(this.#world, viewer, input, { number: talk.messages.length + 1, author });
      talk.messages.push(message);
      own.readNumber = message.number;
      found.value.tell('added', message);
      return ok(found.value.presentMessage(message));
    });
  }

  readTalk(body: ReadMark): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('readTalk', { body }, (viewer) => {
      const found = findConversation(this.#world, viewer, body.talkId);
      if (!found.ok) return found;
      const { talk, own } = found.value;
      const number = Math.min(body.number, talk.messages.length);
      if (number > own.readNumber) {
        own.readNumber = number;
        this.#records.read(viewer, { talkId: talk.id, number });
      }
      return ok(null);
    });
  }

  #talksOf(viewer: MemoryUser): readonly Conversation[] {
    const rooms = enteredRooms(this.#world, viewer).map((room) => room.present());
    return [...rooms, ...shownConversations(this.#world, viewer).map((own) => presentConversation(this.#world, own))];
  }

  get #records(): ChatRecords {
    return this.#world.records(ChatRecords);
  }

  get #world() {
    return this.#browser.world;
  }
}
