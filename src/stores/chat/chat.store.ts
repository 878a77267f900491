import { makeAutoObservable } from 'mobx';
import type { Chat } from '@/core/chat/chat.port';
import { MAX_TALKS } from '@/core/chat/chat.rules';
import type { AddedMessage } from '@/core/chat/chat-events.port';
import { chatMessages } from '@/core/chat/chat-messages';
import type { Talk } from '@/core/chat/talk';
import { talksAfter } from '@/core/chat/thread';
import type { SureWrites } from '@/core/failed-calls/sure-writes';
import { createToast } from '@/core/toasts/toast';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';
import type { HidingStore } from '../hiding/hiding.store';
import type { NavigationStore } from '../navigation/navigation.store';

export interface ChatPorts {
  readonly chat: Pick<Chat, 'listTalks' | 'acceptTalk' | 'leaveTalk'>;
  readonly toasts: Toasts;
  readonly sure: Pick<SureWrites, 'sendTwice'>;
}

/** Other features that conversations use. */
export interface ChatNeighbours {
  readonly hiding: Pick<HidingStore, 'block' | 'unblock'>;
  readonly navigation: Pick<NavigationStore, 'path' | 'go'>;
}

/** The path of the list of conversations. */
const MESSAGES_PATH = '/messages';
const TOAST = 'chat';

/** The user's conversations. */
export class ChatStore implements Personal {
  readonly #ports: ChatPorts;
  readonly #neighbours: ChatNeighbours;
  readonly #talks: Loadable<readonly Talk[]>;

  constructor(ports: ChatPorts, neighbours: ChatNeighbours) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    this.#talks = new Loadable(async () => {
      const answer = await ports.chat.listTalks({ limit: MAX_TALKS });
      return answer.ok ? { ok: true, value: answer.value.items } : answer;
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get talks(): LoadState<readonly Talk[]> {
    return this.#talks.state;
  }

  /** Returns a conversation that is loaded; null for none. */
  find(talkId: string): Talk | null {
    return this.#talks.value?.find(({ id }) => id === talkId) ?? null;
  }

  /** Loads the list; a known one stays meanwhile. */
  async load(): Promise<void> {
    await this.#talks.refresh();
  }

  /** A message came, or was sent from a page of the user. */
  receive(added: AddedMessage): void {
    const talk = this.find(added.talkId);
    if (talk === null) void this.load();
    this.#talks.change((talks) => talksAfter(talks, added));
    if (talk !== null && !added.message.isMine && this.isElsewhere(added.talkId)) this.announce(talk, added);
  }

  /** The user has read a conversation up to its end. */
  markedRead(talkId: string): void {
    this.#talks.change((talks) => talks.map((talk) => (talk.id === talkId ? { ...talk, unreadCount: 0 } : talk)));
  }

  /** A request was sent or answered. */
  put(talk: Talk): void {
    this.#talks.change((talks) => [talk, ...talks.filter(({ id }) => id !== talk.id)]);
  }

  async accept({ id: talkId }: Talk): Promise<void> {
    const { chat, sure, toasts } = this.#ports;
    const answer = await sure.sendTwice(() => chat.acceptTalk({ talkId }));
    if (answer.ok) this.put(answer.value);
    else showFailure(toasts, chatMessages.notAccepted, answer.failure);
  }

  /** Leaves a conversation for good, or declines or takes back a request. */
  async leave({ id: talkId }: Talk): Promise<void> {
    const { chat, sure, toasts } = this.#ports;
    const answer = await sure.sendTwice(() => chat.leaveTalk({ talkId }));
    if (!answer.ok) {
      showFailure(toasts, chatMessages.notLeft, answer.failure);
      return;
    }
    this.#talks.change((talks) => talks.filter(({ id }) => id !== talkId));
    this.#neighbours.navigation.go(MESSAGES_PATH);
  }

  /** Blocks the other pseudonym, or lets it write again; conversations with it are closed meanwhile. */
  async setBlocked({ other: { name } }: Talk, isBlocked: boolean): Promise<void> {
    const { hiding } = this.#neighbours;
    await (isBlocked ? hiding.block(name) : hiding.unblock(name));
    await this.load();
  }

  forget(): void {
    this.#ports.toasts.dismiss(TOAST);
    this.#talks.reset();
  }

  private isElsewhere(talkId: string): boolean {
    const { path } = this.#neighbours.navigation;
    return path !== MESSAGES_PATH && path !== `${MESSAGES_PATH}/${talkId}`;
  }

  /** One toast at a time: the newest message takes the place of the one before. */
  private announce({ id, other }: Talk, { message }: AddedMessage): void {
    const { toasts } = this.#ports;
    const onViewMessage = () => {
      toasts.dismiss(TOAST);
      this.#neighbours.navigation.go(`${MESSAGES_PATH}/${id}`);
    };
    toasts.show(createToast('chatMessage', other.name, message.content, { onViewMessage }), TOAST);
  }
}
