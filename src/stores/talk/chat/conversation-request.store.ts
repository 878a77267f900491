import { makeAutoObservable } from 'mobx';
import type { Ids } from '@/core/kernel/common/ids.port';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { Chat } from '@/core/talk/chat/chat.port';
import { chatMessages } from '@/core/talk/chat/chat-messages';
import { checkRequest } from '@/core/talk/chat/message-check';
import {
  firstMessageDraftIdOf,
  newestFirstMessageRecipient,
  withMessageDraft,
} from '@/core/talk/chat/stored-message-drafts';
import type { ProfileStore } from '@/stores/account/profile/profile.store';
import type { SessionStore } from '@/stores/account/session/session.store';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import { Form } from '@/stores/kernel/common/form';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import type { ChatStore } from './chat.store';
import { KeptDrafts } from './kept-drafts';

export interface ConversationRequestPorts {
  readonly chat: Pick<Chat, 'requestTalk'>;
  readonly ids: Ids;
  readonly storage: KeyValueStorage;
  readonly toasts: Toasts;
  readonly sure: Pick<RetryingWrites, 'sendTwice'>;
}

export interface ConversationRequestStores {
  readonly chat: Pick<ChatStore, 'put'>;
  readonly navigation: Pick<NavigationStore, 'go'>;
  readonly profile: Pick<ProfileStore, 'pseudoProfiles'>;
  readonly session: Pick<SessionStore, 'userId'>;
}

/** The first message to a pseudonym. */
export class ConversationRequestStore implements PersonalStore {
  to = '';
  text = '';
  readonly form: Form<'to' | 'content'>;
  readonly #ports: ConversationRequestPorts;
  readonly #neighbours: ConversationRequestStores;
  readonly #drafts: KeptDrafts;
  /** The message's id, kept for a retry of the same text. */
  #messageId: string;
  #keptFor: string | null = null;

  constructor(ports: ConversationRequestPorts, neighbours: ConversationRequestStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    this.#drafts = new KeptDrafts(ports.storage, neighbours.session);
    this.#messageId = ports.ids.next();
    this.form = new Form<'to' | 'content'>({
      check: () => this.errors,
      refusalOf: ({ fields: { to, content } }) => ({
        ...(to === undefined ? {} : { to }),
        ...(content === undefined ? {} : { content }),
      }),
    });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  open(to: string): void {
    if (to === '' || to === this.to) return;
    if (this.to !== '') {
      this.text = '';
      this.#keptFor = null;
    }
    this.to = to.replaceAll('\0', '');
    this.changed('to');
  }

  /**
   * Restores the draft for the pseudonym of the address, or the last one. Call it after the first view, which has no
   * draft.
   */
  restore(): void {
    if (this.text !== '') return;
    const drafts = this.#drafts.read();
    const to = this.to === '' ? newestFirstMessageRecipient(drafts) : this.to;
    const text = to === null ? undefined : drafts[firstMessageDraftIdOf(to)];
    if (to === null || text === undefined) return;
    this.to = to;
    this.text = text;
    this.#keptFor = to;
  }

  changeTo(to: string): void {
    this.to = to.replaceAll('\0', '');
    this.changed('to');
    this.keep();
  }

  write(text: string): void {
    this.text = text.replaceAll('\0', '');
    this.changed('content');
    this.keep();
  }

  async send(): Promise<void> {
    const { chat, toasts, sure } = this.#ports;
    const { pseudoProfiles } = this.#neighbours.profile;
    if (pseudoProfiles.state !== 'ready') {
      this.form.refuse({ content: chatMessages.profileNotShown });
      return;
    }
    const { profileTag } = pseudoProfiles.value;
    const request = { to: this.to.trim(), messageId: this.#messageId, content: this.text.trim(), profileTag };
    const answer = await this.form.submit(() => sure.sendTwice(() => chat.requestTalk(request)));
    if (answer === null) return;
    if (!answer.ok) {
      if (Object.keys(answer.failure.fields).length === 0) showFailure(toasts, chatMessages.notSent, answer.failure);
      return;
    }
    this.write('');
    this.forget();
    this.#neighbours.chat.put(answer.value);
    this.#neighbours.navigation.go(`/messages/${answer.value.id}`);
  }

  forget(): void {
    this.to = '';
    this.text = '';
    this.#keptFor = null;
    this.#messageId = this.#ports.ids.next();
    this.form.reset();
  }

  private changed(field: 'to' | 'content'): void {
    this.#messageId = this.#ports.ids.next();
    this.form.changed(field);
  }

  private keep(): void {
    const keptFor = this.#keptFor;
    this.#drafts.change((drafts) => {
      const moved = keptFor === null ? drafts : withMessageDraft(drafts, firstMessageDraftIdOf(keptFor), '');
      return withMessageDraft(moved, firstMessageDraftIdOf(this.to), this.text);
    });
    this.#keptFor = this.to;
  }

  private get errors(): { readonly to?: string; readonly content?: string } {
    const content = checkRequest(this.text);
    return {
      ...(this.to.trim() === '' ? { to: chatMessages.toMissing } : {}),
      ...(content === null ? {} : { content }),
    };
  }
}
