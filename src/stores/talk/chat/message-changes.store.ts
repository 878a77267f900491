import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { canBeChanged } from '@/core/talk/chat/chat.rules';
import type { AddedMessage } from '@/core/talk/chat/chat-events.port';
import { chatMessages } from '@/core/talk/chat/chat-messages';
import type { Conversation, Message } from '@/core/talk/chat/conversation';
import type { MessageChanges } from '@/core/talk/chat/message-changes.port';
import { checkMessage } from '@/core/talk/chat/message-check';
import type { MessageReportReason } from '@/core/talk/chat/message-report.rules';
import type { MessageReports } from '@/core/talk/chat/message-reports.port';
import { reportMessages } from '@/core/trust/reports/report-messages';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { ClockStore } from '@/stores/kernel/shell/clock.store';
import type { ChatStore } from './chat.store';
import type { ConversationStore } from './conversation.store';

export interface MessageChangesPorts {
  readonly changes: MessageChanges;
  readonly reports: MessageReports;
  readonly toasts: Toasts;
  readonly sure: Pick<RetryingWrites, 'sendTwice'>;
}

export interface MessageChangesStores {
  readonly chat: Pick<ChatStore, 'changed'>;
  readonly talk: Pick<ConversationStore, 'talkId' | 'changed'>;
  readonly clock: Pick<ClockStore, 'now'>;
}

/** Edits and deletes the user's own messages of the open conversation. */
export class MessageChangesStore implements PersonalStore {
  text = '';
  error: string | null = null;
  isSaving = false;
  private edited: Message | null = null;
  readonly #ports: MessageChangesPorts;
  readonly #neighbours: MessageChangesStores;

  constructor(ports: MessageChangesPorts, neighbours: MessageChangesStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  canChange({ state }: Pick<Conversation, 'state'>, message: Message): boolean {
    if (!message.isMine || message.state === 'DELETED' || state !== 'OPEN') return false;
    return canBeChanged({ sentAt: Date.parse(message.sentAt), now: this.#neighbours.clock.now });
  }

  isEditing({ id }: Message): boolean {
    return this.edited?.id === id;
  }

  edit(message: Message): void {
    this.edited = message;
    this.text = message.content;
    this.error = null;
  }

  write(text: string): void {
    this.text = text.replaceAll('\0', '');
    this.error = null;
  }

  cancel(): void {
    this.edited = null;
    this.text = '';
    this.error = null;
  }

  async save(): Promise<void> {
    const { edited } = this;
    const content = this.text.trim();
    this.error = checkMessage(content);
    if (edited === null || this.error !== null || this.isSaving) return;
    const { talkId } = this.#neighbours.talk;
    this.isSaving = true;
    const { changes, sure } = this.#ports;
    const answer = await sure.sendTwice(() => changes.editMessage({ talkId, messageId: edited.id, content }));
    this.saved({ talkId, edited }, answer);
  }

  async remove({ id: messageId }: Message): Promise<void> {
    const { talkId } = this.#neighbours.talk;
    const { changes, sure, toasts } = this.#ports;
    const answer = await sure.sendTwice(() => changes.deleteMessage({ talkId, messageId }));
    if (answer.ok) this.show({ talkId, message: answer.value });
    else showFailure(toasts, chatMessages.notDeleted, answer.failure);
  }

  async report({ id: messageId }: Message, reason: MessageReportReason): Promise<void> {
    const { talkId } = this.#neighbours.talk;
    const { reports, sure, toasts } = this.#ports;
    const answer = await sure.sendTwice(() => reports.reportMessage({ talkId, messageId, reason }));
    if (answer.ok) toasts.show(createToast('success', reportMessages.sent));
    else showFailure(toasts, reportMessages.notSent, answer.failure);
  }

  forget(): void {
    this.cancel();
    this.isSaving = false;
  }

  /** Closes the field, unless it contains another message in the meantime. */
  private saved(sent: { readonly talkId: string; readonly edited: Message }, answer: Result<Message, Failure>): void {
    this.isSaving = false;
    const isInField = this.isEditing(sent.edited);
    if (answer.ok) {
      if (isInField) this.cancel();
      this.show({ talkId: sent.talkId, message: answer.value });
    } else if (isInField) {
      this.error = answer.failure.message === '' ? chatMessages.notChanged : answer.failure.message;
    } else showFailure(this.#ports.toasts, chatMessages.notChanged, answer.failure);
  }

  private show(changed: AddedMessage): void {
    this.#neighbours.chat.changed(changed);
    this.#neighbours.talk.changed(changed);
  }
}
