import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { linkCardMessages } from '@/core/talk/link-cards/link-card-messages';
import type { LinkReadingService } from '@/core/talk/link-cards/link-reading.port';
import type { Post } from '@/core/talk/posting/post';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { PostsStore } from '../posting/posts.store';

const LEFT_OUT_TOAST = 'link-left-out';

/** Removes and restores the link card of the user's own posts. */
export class LinkChoiceStore implements PersonalStore {
  readonly #links: Pick<LinkReadingService, 'showLink'>;
  readonly #posts: Pick<PostsStore, 'keep'>;
  readonly #toasts: Toasts;

  constructor(links: Pick<LinkReadingService, 'showLink'>, posts: Pick<PostsStore, 'keep'>, toasts: Toasts) {
    this.#links = links;
    this.#posts = posts;
    this.#toasts = toasts;
  }

  async leaveOut(postId: string): Promise<void> {
    const post = await this.choose(postId, false);
    if (post === null) return;
    const undo = { linkText: linkCardMessages.undo, onLinkClick: () => void this.takeBack(postId) };
    this.#toasts.show(createToast('default', linkCardMessages.leftOut, null, undo), LEFT_OUT_TOAST);
  }

  forget(): void {
    this.#toasts.dismiss(LEFT_OUT_TOAST);
  }

  private async takeBack(postId: string): Promise<void> {
    this.#toasts.dismiss(LEFT_OUT_TOAST);
    await this.choose(postId, true);
  }

  private async choose(postId: string, isShown: boolean): Promise<Post | null> {
    const answer = await this.#links.showLink({ postId, isShown });
    if (!answer.ok) {
      showFailure(this.#toasts, linkCardMessages.notChanged, answer.failure);
      return null;
    }
    this.#posts.keep([answer.value]);
    return answer.value;
  }
}
