import type { Chat, MessageDraft, MessagesQuery, TalkId } from '@/core/chat/chat.port';
import { holdsLink, NEW_ACCOUNT_DAYS, requestsPerDay } from '@/core/chat/chat.rules';
import { chatRefusals } from '@/core/chat/chat-refusals.rules';
import type { ChatMeta, Message, Talk } from '@/core/chat/talk';
import type { Failure } from '@/core/common/failure';
import { dayBeforeInIndia, dayInIndia } from '@/core/common/india-calendar.rules';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { NewNotification } from '@/core/notifications/new-notification';
import { talkAccepted, talkAsked } from '@/core/notifications/talk-news.rules';
import { InboxRecords } from '../notifications/inbox-records';
import { unseenNotification } from '../notifications/memory-news';
import { RoleRecords } from '../onboarding/role-records';
import { keyReused } from '../posting/memory-post-writing';
import { personasOf } from '../profile/memory-persona';
import { SettingsRecords } from '../settings/settings-records';
import type { MemoryBrowser } from '../world/memory-browser';
import { refusal } from '../world/memory-failure';
import type { MemoryUser } from '../world/user-records';
import { UserRecords } from '../world/user-records';
import type { MemoryMessage, MemoryTalker, OwnMemoryTalk } from './chat-records';
import { ChatRecords } from './chat-records';
import {
  closedRefusal,
  findLeftTalk,
  findTalk,
  hasBlocked,
  presentMessage,
  presentTalk,
  shownTalks,
  talkNotFound,
} from './memory-talks';

/** Conversations in a memory world. */
export class MemoryChat implements Chat {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getChatStatus(): Promise<Result<{ readonly enabled: boolean }, Failure>> {
    return this.#browser.askSignedIn('getChatStatus', {}, (viewer) => ok({ enabled: this.#isWriter(viewer) }));
  }

  getChatMeta(): Promise<Result<ChatMeta, Failure>> {
    return this.#browser.askSignedIn('getChatMeta', {}, (viewer) => {
      const talks = this.#talksOf(viewer);
      return ok({
        unreadCount: talks.reduce((sum, { isMuted, unreadCount }) => sum + (isMuted ? 0 : unreadCount), 0),
        groupCount: talks.length,
        isAnnounced: this.#isAnnouncedTo(viewer),
      });
    });
  }

  listTalks(query: { readonly limit: number }): Promise<Result<{ readonly items: readonly Talk[] }, Failure>> {
    return this.#browser.askSignedIn('listTalks', { query }, (viewer) => {
      const newestFirst = this.#talksOf(viewer).toSorted((one, other) =>
        other.lastMessage.sentAt.localeCompare(one.lastMessage.sentAt, 'en'),
      );
      return ok({ items: newestFirst.slice(0, query.limit) });
    });
  }

  listMessages(query: MessagesQuery): Promise<Result<{ readonly items: readonly Message[] }, Failure>> {
    return this.#browser.askSignedIn('listMessages', { query }, (viewer) => {
      const found = findTalk(this.#world, viewer, query.talkId);
      if (!found.ok) return found;
      const { talk, own } = found.value;
      const { after, before = Number.POSITIVE_INFINITY, limit } = query;
      const items =
        after === undefined
          ? talk.messages.filter(({ number }) => number < before).slice(-limit)
          : talk.messages.filter(({ number }) => number > after).slice(0, limit);
      return ok({ items: items.map((message) => presentMessage(own, message)) });
    });
  }

  requestTalk(input: MessageDraft & { readonly to: string }): Promise<Result<Talk, Failure>> {
    return this.#browser.askUnderProfile('requestTalk', { input }, (viewer) => {
      const own = this.#talkerOf(viewer, 1);
      if (own === null || !this.#isWriter(viewer)) {
        return refusal(422, 'writer_required', chatRefusals.writerRequired);
      }
      if (holdsLink(input.content)) {
        const message = chatRefusals.linkInRequest;
        return refusal(422, 'link_in_request', message, { content: message });
      }
      const other = this.#talkerNamed(input.to);
      if (other === null) {
        const message = chatRefusals.pseudonymNotFound;
        return refusal(422, 'pseudonym_not_found', message, { to: message });
      }
      if (other.user.id === viewer.id) {
        return refusal(422, 'own_name', chatRefusals.ownName, { to: chatRefusals.ownName });
      }
      return this.#ask(own, other, input);
    });
  }

  acceptTalk(path: TalkId): Promise<Result<Talk, Failure>> {
    return this.#browser.askSignedIn('acceptTalk', { path }, (viewer) => {
      const found = findTalk(this.#world, viewer, path.talkId);
      if (!found.ok) return found;
      const { talk, own, other } = found.value;
      if (own === talk.asker && !talk.isAccepted) return talkNotFound();
      if (!talk.isAccepted) this.#notify(other.user, talkAccepted());
      talk.isAccepted = true;
      this.#records.changed(own.user);
      this.#records.changed(other.user);
      return ok(presentTalk(this.#world, found.value));
    });
  }

  leaveTalk(path: TalkId): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('leaveTalk', { path }, (viewer) => {
      const found = findLeftTalk(this.#world, viewer, path.talkId);
      if (!found.ok) return found;
      const { talk, own, other } = found.value;
      own.hasLeft = true;
      this.#records.changed(own.user);
      if (talk.isAccepted || own === talk.asker) this.#records.changed(other.user);
      return ok(null);
    });
  }

  muteTalk(input: TalkId & { readonly isMuted: boolean }): Promise<Result<Talk, Failure>> {
    return this.#browser.askSignedIn('muteTalk', { input }, (viewer) => {
      const found = findTalk(this.#world, viewer, input.talkId);
      if (!found.ok) return found;
      found.value.own.isMuted = input.isMuted;
      this.#records.changed(viewer);
      return ok(presentTalk(this.#world, found.value));
    });
  }

  sendMessage(input: MessageDraft & TalkId): Promise<Result<Message, Failure>> {
    return this.#browser.askUnderProfile('sendMessage', { input }, (viewer) => {
      const found = findTalk(this.#world, viewer, input.talkId);
      if (!found.ok) return found;
      const { talk, own } = found.value;
      const earlier = talk.messages.find(({ id }) => id === input.messageId.toLowerCase());
      if (earlier !== undefined) {
        const isSame = earlier.userId === viewer.id && earlier.content === input.content;
        return isSame ? ok(presentMessage(own, earlier)) : keyReused();
      }
      const closed = closedRefusal(presentTalk(this.#world, found.value));
      if (closed !== null) return closed;
      return ok(this.#add(found.value, this.#messageOf(viewer, input, talk.messages.length + 1)));
    });
  }

  readTalk(body: TalkId & { readonly number: number }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('readTalk', { body }, (viewer) => {
      const found = findTalk(this.#world, viewer, body.talkId);
      if (!found.ok) return found;
      const { talk, own } = found.value;
      const number = Math.min(body.number, talk.messages.length);
      if (number > own.readNumber) {
        own.readNumber = number;
        this.#records.changed(viewer);
      }
      return ok(null);
    });
  }

  #ask(asker: MemoryTalker, asked: MemoryTalker, input: MessageDraft): Result<Talk, Failure> {
    const { user: viewer } = asker;
    const known = this.#records
      .of(viewer)
      .find(({ own, other }) => own.face.name === asker.face.name && other.face.name === asked.face.name);
    if (known !== undefined) return this.#askedBefore(known, input);
    const now = this.#world.clock.now();
    const isNew = dayInIndia(viewer.madeAt) > dayBeforeInIndia(now, NEW_ACCOUNT_DAYS);
    const perDay = requestsPerDay(isNew);
    if (!this.#records.countOfDay(viewer, dayInIndia(now), perDay)) {
      return refusal(422, 'too_many_talk_requests', chatRefusals.tooManyRequests(perDay));
    }
    asked.hasLeft = hasBlocked(this.#world, asked, asker);
    const messages = [this.#messageOf(viewer, input, 1)];
    const talk = { id: this.#world.ids.next(), asker, asked, isAccepted: false, messages };
    this.#records.add(talk);
    this.#records.changed(viewer);
    if (!asked.hasLeft) {
      this.#notify(asked.user, talkAsked());
      this.#records.changed(asked.user);
    }
    return ok(presentTalk(this.#world, { talk, own: asker, other: asked }));
  }

  /** The same request once more, or another one. */
  #askedBefore(known: OwnMemoryTalk, { messageId, content }: MessageDraft): Result<Talk, Failure> {
    const { talk, own } = known;
    const earlier = talk.messages.find(({ id }) => id === messageId.toLowerCase());
    if (earlier === undefined || own.hasLeft) return refusal(422, 'talk_exists', chatRefusals.talkExists);
    const isSame = earlier.userId === own.user.id && earlier.content === content;
    return isSame ? ok(presentTalk(this.#world, known)) : keyReused();
  }

  #add({ talk, own, other }: OwnMemoryTalk, message: MemoryMessage): Message {
    talk.messages.push(message);
    own.readNumber = message.number;
    for (const side of [other, own]) {
      this.#records.added(side.user, { talkId: talk.id, message: presentMessage(side, message) });
    }
    return presentMessage(own, message);
  }

  #messageOf({ id: userId }: MemoryUser, { messageId, content }: MessageDraft, number: number): MemoryMessage {
    return { id: messageId.toLowerCase(), number, userId, content, state: 'SENT', sentAt: this.#world.timestamp() };
  }

  #isAnnouncedTo(user: MemoryUser): boolean {
    return this.#world.records(SettingsRecords).of(user).messages.talks;
  }

  #notify(user: MemoryUser, { data }: NewNotification): void {
    if (!this.#isAnnouncedTo(user)) return;
    this.#world.records(InboxRecords).put(user, unseenNotification(this.#world, user, data));
  }

  #talkerNamed(name: string): MemoryTalker | null {
    const talkers = this.#world.records(UserRecords).all.flatMap((user) => this.#talkerOf(user, 0) ?? []);
    return talkers.find(({ face }) => face.name.toLowerCase() === name.toLowerCase()) ?? null;
  }

  #talkerOf(user: MemoryUser, readNumber: number): MemoryTalker | null {
    const pseudonym = personasOf(this.#world, user).find(({ profileType }) => profileType === 'ANONYMOUS');
    if (pseudonym === undefined) return null;
    const { name, avatarUrl, avatarBgColor } = pseudonym;
    return { user, face: { name, avatarUrl, avatarBgColor }, hasLeft: false, isMuted: false, readNumber };
  }

  #talksOf(viewer: MemoryUser): readonly Talk[] {
    return shownTalks(this.#world, viewer).map((own) => presentTalk(this.#world, own));
  }

  #isWriter(viewer: MemoryUser): boolean {
    return this.#world.records(RoleRecords).of(viewer).isWriter;
  }

  get #records(): ChatRecords {
    return this.#world.records(ChatRecords);
  }

  get #world() {
    return this.#browser.world;
  }
}
