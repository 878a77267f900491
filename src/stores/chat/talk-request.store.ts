import { makeAutoObservable } from 'mobx';
import type { Chat } from '@/core/chat/chat.port';
import { chatMessages } from '@/core/chat/chat-messages';
import { checkRequest } from '@/core/chat/message-check';
import type { Ids } from '@/core/common/ids.port';
import type { SureWrites } from '@/core/failed-calls/sure-writes';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';
import { Form } from '../common/form';
import type { Personal } from '../common/personal';
import type { NavigationStore } from '../navigation/navigation.store';
import type { ProfileStore } from '../profile/profile.store';
import type { ChatStore } from './chat.store';

export interface TalkRequestPorts {
  readonly chat: Pick<Chat, 'requestTalk'>;
  readonly ids: Ids;
  readonly toasts: Toasts;
  readonly sure: Pick<SureWrites, 'sendTwice'>;
}

/** Other stores that a request uses. */
export interface TalkRequestNeighbours {
  readonly chat: Pick<ChatStore, 'put'>;
  readonly navigation: Pick<NavigationStore, 'go'>;
  readonly profile: Pick<ProfileStore, 'pseudoProfiles'>;
}

/** The first message to a pseudonym. */
export class TalkRequestStore implements Personal {
  to = '';
  text = '';
  readonly form: Form<'to' | 'content'>;
  readonly #ports: TalkRequestPorts;
  readonly #neighbours: TalkRequestNeighbours;
  /** Kept while the request is sent again as it was. */
  #messageId: string;

  constructor(ports: TalkRequestPorts, neighbours: TalkRequestNeighbours) {
    this.#ports = ports;
    this.#neighbours = neighbours;
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

  /** Begins a request to a pseudonym; what was written for it before stays. */
  open(to: string): void {
    if (to !== '' && to !== this.to) this.changeTo(to);
  }

  changeTo(to: string): void {
    this.to = to.replaceAll('\0', '');
    this.changed('to');
  }

  write(text: string): void {
    this.text = text.replaceAll('\0', '');
    this.changed('content');
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
    this.forget();
    this.#neighbours.chat.put(answer.value);
    this.#neighbours.navigation.go(`/messages/${answer.value.id}`);
  }

  forget(): void {
    this.to = '';
    this.text = '';
    this.#messageId = this.#ports.ids.next();
    this.form.reset();
  }

  private changed(field: 'to' | 'content'): void {
    this.#messageId = this.#ports.ids.next();
    this.form.changed(field);
  }

  private get errors(): { readonly to?: string; readonly content?: string } {
    const content = checkRequest(this.text);
    return {
      ...(this.to.trim() === '' ? { to: chatMessages.toMissing } : {}),
      ...(content === null ? {} : { content }),
    };
  }
}
