import { makeAutoObservable } from 'mobx';
import type { SureWrites } from '@/core/failed-calls/sure-writes';
import type { Hiding } from '@/core/hiding/hiding.port';
import { hidingAims, hidingMessages } from '@/core/hiding/hiding-messages';
import type { Post } from '@/core/posting/post';
import type { OwnHiding } from '@/core/realtime/own-acts.port';
import { createToast } from '@/core/toasts/toast';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';
import type { PostsStore } from '../posting/posts.store';

const TOAST = 'hidden';

/** Posts that the user hides, and pseudonyms that they block; both are gone at once and come back with a press. */
export class HidingStore implements Personal {
  readonly #hiding: Hiding;
  readonly #toasts: Toasts;
  readonly #posts: Pick<PostsStore, 'withhold' | 'release'>;
  readonly #names: Loadable<readonly string[], void>;
  readonly #sure: SureWrites;

  constructor(hiding: Hiding, toasts: Toasts, posts: Pick<PostsStore, 'withhold' | 'release'>, sure: SureWrites) {
    this.#sure = sure;
    this.#hiding = hiding;
    this.#toasts = toasts;
    this.#posts = posts;
    this.#names = new Loadable<readonly string[], void>(
      async () => {
        const answer = await hiding.listBlockedNames();
        return answer.ok ? { ok: true, value: answer.value.names } : answer;
      },
      (names) => {
        // What was let be read again on another page meanwhile is read here too.
        for (const name of this.#names.value ?? []) if (!names.includes(name)) posts.release(name);
        for (const name of names) posts.withhold(name);
      },
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The blocked pseudonyms, by name. */
  get names(): LoadState<readonly string[]> {
    return this.#names.state;
  }

  /** Loads the blocked pseudonyms; those that are known stay meanwhile. */
  async load(): Promise<void> {
    await this.#names.refresh();
  }

  /** Takes a post out of the feeds; a toast offers to bring it back. */
  async hide({ id: postId }: Post): Promise<void> {
    this.#posts.withhold(postId);
    const answer = await this.#sure.send(hidingAims.hidden, () => this.#hiding.hidePost({ postId }));
    if (answer.ok) {
      this.offerUndo(hidingMessages.hidden, null, () => void this.show(postId));
      return;
    }
    this.#posts.release(postId);
    showFailure(this.#toasts, hidingMessages.notHidden, answer.failure);
  }

  /** Blocks a pseudonym; a toast offers to let it be read again. */
  async block(name: string): Promise<void> {
    this.#posts.withhold(name);
    const answer = await this.#sure.send(hidingAims.blocked(name), () => this.#hiding.blockName({ name }));
    if (answer.ok) {
      this.list(name, true);
      this.offerUndo(hidingMessages.blocked(name), hidingMessages.blockedHint, () => void this.unblock(name));
      return;
    }
    this.#posts.release(name);
    showFailure(this.#toasts, hidingMessages.notBlocked(name), answer.failure);
  }

  async unblock(name: string): Promise<void> {
    this.#toasts.dismiss(TOAST);
    const answer = await this.#sure.send(hidingAims.unblocked(name), () => this.#hiding.unblockName({ name }));
    if (!answer.ok) {
      showFailure(this.#toasts, hidingMessages.notShown, answer.failure);
      return;
    }
    this.#posts.release(name);
    this.list(name, false);
  }

  /** The user hid or blocked something on another page, or here, or took it back. */
  changedElsewhere({ postId, name, isHidden }: OwnHiding): void {
    const hidden = postId ?? name ?? '';
    if (isHidden) this.#posts.withhold(hidden);
    else this.#posts.release(hidden);
    if (name !== null) this.list(name, isHidden);
  }

  forget(): void {
    this.#sure.forget();
    this.#toasts.dismiss(TOAST);
    this.#names.reset();
  }

  private async show(postId: string): Promise<void> {
    this.#toasts.dismiss(TOAST);
    const answer = await this.#sure.send(hidingAims.shown, () => this.#hiding.showPost({ postId }));
    if (answer.ok) this.#posts.release(postId);
    else showFailure(this.#toasts, hidingMessages.notShown, answer.failure);
  }

  private list(name: string, isBlocked: boolean): void {
    const added = isBlocked ? [name] : [];
    this.#names.change((names) => [...names.filter((one) => one !== name), ...added]);
  }

  private offerUndo(text1: string, text2: string | null, onLinkClick: () => void): void {
    const props = { linkText: hidingMessages.undo, onLinkClick };
    this.#toasts.show(createToast('default', text1, text2, props), TOAST);
  }
}
