import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { Chat } from '@/core/talk/chat/chat.port';
import { MAX_CONVERSATIONS } from '@/core/talk/chat/chat.rules';
import type { AddedMessage, ReadMark } from '@/core/talk/chat/chat-events.port';
import { chatMessages } from '@/core/talk/chat/chat-messages';
import type { ChatMeta, Conversation } from '@/core/talk/chat/conversation';
import {
  conversationsAfterMessage,
  conversationsAfterReading,
  conversationsWithChange,
  unreadConversationsIn,
} from '@/core/talk/chat/thread';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import { OneAtATime } from '@/stores/kernel/common/one-at-a-time';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import type { ConnectionStore } from '@/stores/kernel/realtime/connection.store';
import type { HidingStore } from '../hiding/hiding.store';

export interface ChatPorts {
  readonly chat: Pick<Chat, 'listTalks' | 'acceptTalk' | 'leaveTalk' | 'muteTalk' | 'getChatMeta' | 'getChatStatus'>;
  readonly toasts: Toasts;
  readonly sure: Pick<RetryingWrites, 'sendTwice'>;
}

export interface ChatStores {
  readonly hiding: Pick<HidingStore, 'block' | 'unblock'>;
  readonly navigation: Pick<NavigationStore, 'path' | 'go'>;
  readonly connection: Pick<ConnectionStore, 'joinedRooms'>;
}

export interface PendingToast {
  readonly talkId: string;
  readonly name: string;
  readonly text: string;
  readonly count: number;
}

const MESSAGES_PATH = '/messages';
const TOAST = 'chat';

/** The user's conversations. */
export class ChatStore implements PersonalStore {
  pendingToast: PendingToast | null = null;
  readonly #left = new Set<string>();
  readonly #ports: ChatPorts;
  readonly #neighbours: ChatStores;
  readonly #talks: Loadable<readonly Conversation[]>;
  readonly #meta: Loadable<ChatMeta>;
  readonly #status: Loadable<{ readonly enabled: boolean }>;
  /** Combines loads, because a busy room has many events. */
  readonly #loads: OneAtATime;
  readonly #counts: OneAtATime;
  /** Incremented per session, so that responses to an earlier one are dropped. */
  #session = 0;

  constructor(ports: ChatPorts, neighbours: ChatStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    this.#talks = new Loadable(async () => {
      const answer = await ports.chat.listTalks({ limit: MAX_CONVERSATIONS });
      return answer.ok ? { ok: true, value: answer.value.items } : answer;
    });
    this.#meta = new Loadable(() => ports.chat.getChatMeta());
    this.#status = new Loadable(() => ports.chat.getChatStatus());
    this.#loads = new OneAtATime(() => this.load());
    this.#counts = new OneAtATime(() => this.#meta.refresh());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get talks(): LoadState<readonly Conversation[]> {
    return this.#talks.state;
  }

  get unreadCount(): number {
    const talks = this.#talks.value;
    return talks !== null && this.isWhole ? unreadConversationsIn(talks) : (this.#meta.value?.unreadCount ?? 0);
  }

  get groupCount(): number {
    return this.#meta.value?.groupCount ?? 0;
  }

  get needsWriter(): boolean {
    return this.#status.value?.enabled === false;
  }

  find(talkId: string): Conversation | null {
    return this.#talks.value?.find(({ id }) => id === talkId) ?? null;
  }

  async load(): Promise<void> {
    await Promise.all([this.#talks.refresh(), this.#meta.refresh()]);
  }

  async refresh(): Promise<void> {
    await (this.#talks.value === null ? this.#counts : this.#loads).run();
  }

  async loadStatus(): Promise<void> {
    await this.#status.refresh();
  }

  /** Counts a message locally if the list has its open conversation. Reopens a conversation that a block closed. */
  async receive(added: AddedMessage): Promise<void> {
    const isKnown = this.find(added.talkId)?.state === 'OPEN';
    this.#talks.change((talks) => conversationsAfterMessage(talks, added));
    if (!isKnown) await this.#loads.run();
    else if (!this.isWhole) void this.#counts.run();
    const talk = this.find(added.talkId);
    if (talk !== null && !added.message.isMine && this.canRaiseToast(talk)) void this.announceIfWanted(talk, added);
  }

  changed(changed: AddedMessage): void {
    this.#talks.change((talks) => conversationsWithChange(talks, changed));
  }

  markedRead(mark: ReadMark): void {
    this.#talks.change((talks) => conversationsAfterReading(talks, mark));
    const { talkId } = mark;
    if (this.pendingToast?.talkId === talkId && this.find(talkId)?.unreadCount === 0) this.endToast();
  }

  async wasRead(mark: ReadMark): Promise<void> {
    const talk = this.find(mark.talkId);
    this.markedRead(mark);
    if (talk === null || mark.number > talk.lastNumber || !this.isWhole) await this.refresh();
  }

  /** Returns true if the user left the conversation on this page. Its messages cannot be read. */
  hasLeft(talkId: string): boolean {
    return this.#left.has(talkId);
  }

  put(talk: Conversation): void {
    this.#left.delete(talk.id);
    if (this.#talks.value === null) void this.load();
    this.#talks.change((talks) => [talk, ...talks.filter(({ id }) => id !== talk.id)]);
  }

  async accept({ id: talkId }: Conversation): Promise<void> {
    const { chat, toasts } = this.#ports;
    const answer = await this.send(() => chat.acceptTalk({ talkId }));
    if (answer === null) return;
    if (answer.ok) this.put(answer.value);
    else showFailure(toasts, chatMessages.notAccepted, answer.failure);
  }

  async leave({ id: talkId }: Conversation): Promise<void> {
    const { chat, toasts } = this.#ports;
    const answer = await this.send(() => chat.leaveTalk({ talkId }));
    if (answer === null) return;
    if (!answer.ok) {
      showFailure(toasts, chatMessages.notLeft, answer.failure);
      return;
    }
    this.#left.add(talkId);
    this.#talks.change((talks) => talks.filter(({ id }) => id !== talkId));
    this.#neighbours.navigation.go(MESSAGES_PATH);
  }

  async setMuted({ id: talkId }: Conversation, isMuted: boolean): Promise<void> {
    const { chat, toasts } = this.#ports;
    const answer = await this.send(() => chat.muteTalk({ talkId, isMuted }));
    if (answer === null) return;
    if (!answer.ok) {
      showFailure(toasts, chatMessages.notMuted, answer.failure);
      return;
    }
    this.#talks.change((talks) => talks.map((talk) => (talk.id === talkId ? answer.value : talk)));
    void this.#meta.refresh();
  }

  async blockWriter(name: string): Promise<void> {
    await this.#neighbours.hiding.block(name);
  }

  async setBlocked({ other: { name } }: Conversation, isBlocked: boolean): Promise<void> {
    const { hiding } = this.#neighbours;
    await (isBlocked ? hiding.block(name) : hiding.unblock(name));
    await this.load();
  }

  forget(): void {
    this.#session += 1;
    this.endToast();
    this.#left.clear();
    this.#loads.drop();
    this.#counts.drop();
    this.#talks.reset();
    this.#meta.reset();
    this.#status.reset();
  }

  private async send<Value>(call: () => Promise<Result<Value, Failure>>): Promise<Result<Value, Failure> | null> {
    const session = this.#session;
    const answer = await this.#ports.sure.sendTwice(call);
    return session === this.#session ? answer : null;
  }

  private get isWhole(): boolean {
    return (this.#talks.value?.length ?? 0) < MAX_CONVERSATIONS;
  }

  /** Returns false for rooms, which have too many messages for toasts. */
  private canRaiseToast({ id, isMuted, room }: Conversation): boolean {
    return room === null && !isMuted && this.isElsewhere(id);
  }

  private isElsewhere(talkId: string): boolean {
    const { connection, navigation } = this.#neighbours;
    return navigation.path !== MESSAGES_PATH && !connection.joinedRooms.includes(talkId);
  }

  private async announceIfWanted(talk: Conversation, added: AddedMessage): Promise<void> {
    await this.#meta.refresh();
    if (this.#meta.value?.isAnnounced !== false && this.canRaiseToast(talk)) this.announce(talk, added);
  }

  /** Shows one toast at a time. The newest message replaces and counts the earlier ones. */
  private announce({ id: talkId, other: { name } }: Conversation, { message: { content: text } }: AddedMessage): void {
    this.pendingToast = { talkId, name, text, count: (this.pendingToast?.count ?? 0) + 1 };
    const onViewMessage = () => {
      this.endToast();
      this.#neighbours.navigation.go(`${MESSAGES_PATH}/${talkId}`);
    };
    const said = this.pendingToast.count === 1 ? text : chatMessages.several(this.pendingToast.count, text);
    const onClose = () => this.endToast();
    this.#ports.toasts.show(createToast('chatMessage', name, said, { onViewMessage, onClose }), TOAST);
  }

  private endToast(): void {
    this.pendingToast = null;
    this.#ports.toasts.dismiss(TOAST);
  }
}
