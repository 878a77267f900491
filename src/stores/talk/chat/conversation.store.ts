import { makeAutoObservable } from 'mobx';
import { PROFILE_CHANGED } from '@/core/account/profile/pseudo-profile';
import type { Failure } from '@/core/kernel/common/failure';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import type { Ids } from '@/core/kernel/common/ids.port';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { Chat } from '@/core/talk/chat/chat.port';
import { MAX_MESSAGES } from '@/core/talk/chat/chat.rules';
import type { AddedMessage } from '@/core/talk/chat/chat-events.port';
import { chatMessages } from '@/core/talk/chat/chat-messages';
import { CONVERSATION_CLOSED } from '@/core/talk/chat/chat-refusals.rules';
import type { Message } from '@/core/talk/chat/conversation';
import { checkMessage } from '@/core/talk/chat/message-check';
import { withMessageDraft } from '@/core/talk/chat/stored-message-drafts';
import type { WaitingMessage } from '@/core/talk/chat/stored-waiting-messages';
import { catchUpStartNumber, hasGap, withMessages } from '@/core/talk/chat/thread';
import type { ProfileStore } from '@/stores/account/profile/profile.store';
import type { SessionStore } from '@/stores/account/session/session.store';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { ConnectionStore } from '@/stores/kernel/realtime/connection.store';
import type { ChatStore } from './chat.store';
import { KeptDrafts } from './kept-drafts';
import { KeptMessages } from './kept-messages';
import { Outbox } from './outbox';
import { ReadMarks } from './read-marks';

export interface ConversationPorts {
  readonly chat: Pick<Chat, 'listMessages' | 'readTalk' | 'sendMessage'>;
  readonly ids: Ids;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly storage: KeyValueStorage;
  readonly sure: Pick<RetryingWrites, 'sendTwice'>;
}

export interface ConversationStores {
  readonly chat: Pick<ChatStore, 'hasLeft' | 'receive' | 'markedRead' | 'refresh'>;
  readonly connection: Pick<ConnectionStore, 'join' | 'leave'>;
  readonly profile: Pick<ProfileStore, 'pseudoProfiles' | 'loadPseudoProfiles'>;
  readonly session: Pick<SessionStore, 'userId'>;
}

const notShown: Failure = {
  kind: 'cancelled',
  status: null,
  code: 'not_shown',
  message: chatMessages.profileNotShown,
  fields: {},
};

/** The open conversation: its messages, unsent ones, and the draft. */
export class ConversationStore implements PersonalStore {
  talkId = '';
  draft = '';
  private shownError: string | null = null;
  private isLoadingOlder = false;
  private isCatchingUp = false;
  /** Messages changed by events since the conversation was opened. */
  #changed: readonly Message[] = [];
  /** True if the messages are visible on a page in view; they also load in a background tab. */
  private isInSight = false;
  readonly #ports: ConversationPorts;
  readonly #neighbours: ConversationStores;
  readonly #messages: Loadable<readonly Message[], string>;
  readonly #readMarks: ReadMarks;
  readonly #drafts: KeptDrafts;
  readonly #kept: KeptMessages;
  /** Outboxes by conversation, so that a closed one does not block another. */
  readonly #outboxes = new Map<string, Outbox>();

  constructor(ports: ConversationPorts, neighbours: ConversationStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    this.#drafts = new KeptDrafts(ports.storage, neighbours.session);
    this.#messages = new Loadable((talkId) => this.read({ talkId }));
    this.#kept = new KeptMessages(ports.storage, neighbours.session);
    this.#readMarks = new ReadMarks(async (mark) => {
      if (!neighbours.chat.hasLeft(mark.talkId)) await ports.chat.readTalk(mark);
    }, ports.scheduler);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get messages(): LoadState<readonly Message[]> {
    return this.#messages.state;
  }

  get hasOlder(): boolean {
    return (this.#messages.value?.[0]?.number ?? 1) > 1;
  }

  get isBusyWithOlder(): boolean {
    return this.isLoadingOlder;
  }

  get outbox(): Outbox {
    return this.outboxOf(this.talkId);
  }

  get waiting(): readonly WaitingMessage[] {
    return this.outbox.waiting;
  }

  get error(): string | null {
    return this.shownError;
  }

  async open(talkId: string): Promise<void> {
    if (talkId !== this.talkId) {
      this.close(this.talkId);
      this.draft = '';
    }
    this.talkId = talkId;
    this.shownError = null;
    await this.load();
  }

  /** Restores the draft and unsent messages. Call it after the first view, which has neither. */
  restore(talkId: string): void {
    if (talkId === this.talkId) this.draft = this.#drafts.read()[talkId] ?? '';
    this.outboxOf(talkId).restore();
  }

  async load(): Promise<void> {
    if (this.talkId === '') return;
    await this.#messages.refresh(this.talkId);
    this.inStep();
  }

  /** Called when another screen is shown. A conversation that was opened in the meantime stays. */
  close(talkId: string): void {
    if (talkId !== this.talkId) return;
    this.#readMarks.flush();
    this.#neighbours.connection.leave(talkId);
    this.talkId = '';
    this.isInSight = false;
    this.#changed = [];
    this.#messages.reset();
  }

  /** Stores whether messages are in view. Only those are read; pending marks are sent now. */
  setInSight(isInSight: boolean): void {
    if (isInSight === this.isInSight) return;
    this.isInSight = isInSight;
    if (isInSight) this.markRead();
    else this.#readMarks.flush();
  }

  receive({ talkId, message }: AddedMessage): void {
    if (talkId !== this.talkId) return;
    this.put([message]);
    if (hasGap(this.#messages.value ?? [])) void this.catchUp();
    else this.markRead();
  }

  changed({ talkId, message }: AddedMessage): void {
    if (talkId !== this.talkId) return;
    this.#changed = [...this.#changed, message];
    if (has(this.#messages.value ?? [], message)) this.put([message]);
  }

  /** Loads missed messages in one call at a time, and sends messages that waited for the connection. */
  catchUp(): Promise<void> {
    for (const outbox of this.#outboxes.values()) void outbox.connectionReturned();
    return this.catchUpAfter(catchUpStartNumber(this.#messages.value ?? []));
  }

  async loadOlder(): Promise<void> {
    const { talkId } = this;
    const before = this.#messages.value?.[0]?.number;
    if (before === undefined || this.isLoadingOlder) return;
    this.isLoadingOlder = true;
    this.olderArrived(talkId, await this.read({ talkId, before }));
  }

  write(text: string): void {
    this.draft = text.replaceAll('\0', '');
    this.shownError = null;
    this.keep();
  }

  submit(): void {
    if (this.draft === '' && this.waiting.length > 0 && this.outbox.failureText === null) return;
    this.shownError = checkMessage(this.draft);
    if (this.shownError !== null) return;
    const message = { id: this.#ports.ids.next(), talkId: this.talkId, content: this.draft.trim() };
    this.write('');
    void this.outbox.add(message);
  }

  takeBack(message: WaitingMessage): void {
    const text = this.outbox.remove(message);
    this.write(this.draft === '' ? text : `${text}\n${this.draft}`);
  }

  forget(): void {
    for (const outbox of this.#outboxes.values()) outbox.forget();
    this.#readMarks.forget();
    this.close(this.talkId);
    this.draft = '';
    this.shownError = null;
  }

  private outboxOf(talkId: string): Outbox {
    const known = this.#outboxes.get(talkId);
    if (known !== undefined) return known;
    const outbox = new Outbox(
      talkId,
      this.#kept,
      (message) => this.send(message),
      (message) => this.stored({ talkId, message }),
      (failure) => this.textOf(failure),
    );
    this.#outboxes.set(talkId, outbox);
    return outbox;
  }

  private send({ talkId, id: messageId, content }: WaitingMessage): Promise<Result<Message, Failure>> {
    const { pseudoProfiles } = this.#neighbours.profile;
    if (pseudoProfiles.state !== 'ready') {
      void this.#neighbours.profile.loadPseudoProfiles();
      return Promise.resolve(fail(notShown));
    }
    const { profileTag } = pseudoProfiles.value;
    const { chat, sure } = this.#ports;
    return sure.sendTwice(() => chat.sendMessage({ talkId, messageId, content, profileTag }));
  }

  private stored(added: AddedMessage): void {
    void this.#neighbours.chat.receive(added);
    this.receive(added);
  }

  private textOf(failure: Failure): string {
    if (failure.code === PROFILE_CHANGED) {
      void this.#neighbours.profile.loadPseudoProfiles();
      return chatMessages.profileChanged;
    }
    if (failure.code === CONVERSATION_CLOSED) void this.#neighbours.chat.refresh();
    return `${chatMessages.notSent} ${failureReasonOf(failure)}`;
  }

  private async catchUpAfter(after: number): Promise<void> {
    const { talkId } = this;
    if (talkId === '' || this.#messages.value === null || this.isCatchingUp) return;
    this.isCatchingUp = true;
    this.caughtUp(talkId, await this.read({ talkId, after }));
  }

  /** Reads messages. Changes by events win over the response, which may be older. */
  private async read(
    query: Omit<Parameters<Chat['listMessages']>[0], 'limit'>,
  ): Promise<Result<readonly Message[], Failure>> {
    const before = this.#changed.length;
    const answer = await this.#ports.chat.listMessages({ ...query, limit: MAX_MESSAGES });
    if (!answer.ok) return answer;
    const { items } = answer.value;
    const changed = this.#changed.slice(before).filter((message) => has(items, message));
    return ok(withMessages(items, changed));
  }

  private caughtUp(talkId: string, answer: Result<readonly Message[], Failure>): void {
    this.isCatchingUp = false;
    if (!answer.ok || talkId !== this.talkId) return;
    const items = answer.value;
    this.put(items);
    const last = items.at(-1);
    // Continues after the last message, because reading from the beginning would return the same messages.
    if (last !== undefined && items.length === MAX_MESSAGES) void this.catchUpAfter(last.number);
    else if (last !== undefined && hasGap(this.#messages.value ?? [])) void this.catchUp();
    else this.inStep();
  }

  private inStep(): void {
    if (this.talkId === '' || this.#messages.value === null) return;
    this.settle();
    this.#neighbours.connection.join(this.talkId);
    this.markRead();
  }

  private put(messages: readonly Message[]): void {
    this.#messages.change((known) => withMessages(known, messages));
    this.settle();
  }

  /** Settles messages that are known to be sent: their responses were lost, or arrive after the socket's events. */
  private settle(): void {
    const known = this.#messages.value ?? [];
    for (const { id } of this.waiting) if (known.some((message) => message.id === id)) this.outbox.drop(id);
  }

  private olderArrived(talkId: string, answer: Result<readonly Message[], Failure>): void {
    this.isLoadingOlder = false;
    if (answer.ok && talkId === this.talkId) this.put(answer.value);
  }

  private markRead(): void {
    const { talkId } = this;
    const number = this.#messages.value?.at(-1)?.number;
    if (number === undefined || !this.isInSight) return;
    this.#neighbours.chat.markedRead({ talkId, number });
    this.#readMarks.add({ talkId, number });
  }

  private keep(): void {
    this.#drafts.change((drafts) => withMessageDraft(drafts, this.talkId, this.draft));
  }
}

function has(messages: readonly Message[], { number }: Message): boolean {
  return messages.some((message) => message.number === number);
}
