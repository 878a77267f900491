import { makeAutoObservable } from 'mobx';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { OwnHiding } from '@/core/kernel/realtime/user-events.port';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { BlockName } from '@/core/talk/hiding/block-name.use-case';
import type { HidePost } from '@/core/talk/hiding/hide-post.use-case';
import type { Hiding } from '@/core/talk/hiding/hiding.port';
import { hidingMessages } from '@/core/talk/hiding/hiding-messages';
import type { HiddenContent } from '@/core/talk/hiding/withheld';
import type { Post } from '@/core/talk/posting/post';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

const TOAST = 'hidden';

export interface HidingPorts {
  readonly hiding: Pick<Hiding, 'listBlockedNames'>;
  readonly hidePost: HidePost;
  readonly blockName: BlockName;
  readonly sure: Pick<RetryingWrites, 'forget'>;
  readonly toasts: Toasts;
}

/** Hidden posts and blocked pseudonyms. Both disappear immediately, and a click restores them. */
export class HidingStore implements PersonalStore {
  readonly #ports: HidingPorts;
  readonly #withheld: HiddenContent;
  readonly #names: Loadable<readonly string[], void>;

  constructor(ports: HidingPorts, withheld: HiddenContent) {
    this.#ports = ports;
    this.#withheld = withheld;
    this.#names = new Loadable<readonly string[], void>(
      async () => {
        const answer = await ports.hiding.listBlockedNames();
        return answer.ok ? { ok: true, value: answer.value.names } : answer;
      },
      (names) => {
        for (const name of this.#names.value ?? []) if (!names.includes(name)) withheld.release(name);
        for (const name of names) withheld.withhold(name);
      },
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get names(): LoadState<readonly string[]> {
    return this.#names.state;
  }

  async load(): Promise<void> {
    await this.#names.refresh();
  }

  async hide({ id: postId }: Post): Promise<void> {
    const answer = await this.#ports.hidePost.execute(postId, true);
    if (answer.ok) this.offerUndo(hidingMessages.hidden, null, () => void this.show(postId));
    else showFailure(this.#ports.toasts, hidingMessages.notHidden, answer.failure);
  }

  async block(name: string): Promise<void> {
    const answer = await this.#ports.blockName.execute(name, true);
    if (!answer.ok) {
      showFailure(this.#ports.toasts, hidingMessages.notBlocked(name), answer.failure);
      return;
    }
    this.list(name, true);
    this.offerUndo(hidingMessages.blocked(name), hidingMessages.blockedHint, () => void this.unblock(name));
  }

  async unblock(name: string): Promise<void> {
    const { blockName, toasts } = this.#ports;
    toasts.dismiss(TOAST);
    const answer = await blockName.execute(name, false);
    if (answer.ok) this.list(name, false);
    else showFailure(toasts, hidingMessages.notShown, answer.failure);
  }

  changedElsewhere({ postId, name, isHidden }: OwnHiding): void {
    const hidden = postId ?? name ?? '';
    if (isHidden) this.#withheld.withhold(hidden);
    else this.#withheld.release(hidden);
    if (name !== null) this.list(name, isHidden);
  }

  forget(): void {
    this.#ports.sure.forget();
    this.#ports.toasts.dismiss(TOAST);
    this.#names.reset();
  }

  private async show(postId: string): Promise<void> {
    const { hidePost, toasts } = this.#ports;
    toasts.dismiss(TOAST);
    const answer = await hidePost.execute(postId, false);
    if (!answer.ok) showFailure(toasts, hidingMessages.notShown, answer.failure);
  }

  private list(name: string, isBlocked: boolean): void {
    const added = isBlocked ? [name] : [];
    this.#names.change((names) => [...names.filter((one) => one !== name), ...added]);
  }

  private offerUndo(text1: string, text2: string | null, onLinkClick: () => void): void {
    const props = { linkText: hidingMessages.undo, onLinkClick };
    this.#ports.toasts.show(createToast('default', text1, text2, props), TOAST);
  }
}
