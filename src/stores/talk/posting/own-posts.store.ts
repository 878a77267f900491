import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { Post } from '@/core/talk/posting/post';
import type { PostWriting } from '@/core/talk/posting/post-writing.port';
import { postingMessages, postOutcomes } from '@/core/talk/posting/posting-messages';
import type { ProfileStore } from '@/stores/account/profile/profile.store';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import { postToastOf } from './post-toast';
import type { PostsStore } from './posts.store';

export interface OwnPostsPorts {
  readonly writing: Pick<PostWriting, 'deletePost' | 'restorePost'>;
  readonly toasts: Toasts;
  readonly sure: RetryingWrites;
}

export interface OwnPostsStores {
  readonly posts: Pick<PostsStore, 'keep'>;
  readonly profile: Pick<ProfileStore, 'loadPseudoProfiles' | 'pseudoProfiles'>;
}

/** Deletes and restores the user's own posts. */
export class OwnPostsStore implements PersonalStore {
  readonly #ports: OwnPostsPorts;
  readonly #neighbours: OwnPostsStores;
  readonly #removing = new Set<string>();

  constructor(ports: OwnPostsPorts, neighbours: OwnPostsStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
  }

  async remove(post: Post): Promise<void> {
    if (this.#removing.has(post.id)) return;
    this.#removing.add(post.id);
    const { writing, toasts, sure } = this.#ports;
    const answer = await sure.send(postOutcomes.deleted, () => writing.deletePost({ postId: post.id }));
    this.#removing.delete(post.id);
    if (!answer.ok) {
      showFailure(toasts, postingMessages.notDeleted, answer.failure);
      return;
    }
    const status = post.status === 'FLAGGED' ? 'AUTHOR_REJECTED' : 'DELETED';
    this.#neighbours.posts.keep([{ ...post, status, title: '', content: '', kind: null, media: [] }]);
    const undo = { linkText: postingMessages.undo, onLinkClick: () => void this.restore(post) };
    toasts.show(createToast('default', postingMessages.deleted, null, undo), postToastOf(post.id));
    this.#shown.add(postToastOf(post.id));
  }

  forget(): void {
    this.#ports.sure.forget();
    for (const toast of this.#shown) this.#ports.toasts.dismiss(toast);
    this.#shown.clear();
  }

  readonly #shown = new Set<string>();

  async restore(post: Pick<Post, 'id'>): Promise<void> {
    const { writing, toasts, sure } = this.#ports;
    const { profile, posts } = this.#neighbours;
    toasts.dismiss(postToastOf(post.id));
    await profile.loadPseudoProfiles();
    if (profile.pseudoProfiles.state !== 'ready') return;
    const seen = { profileTag: profile.pseudoProfiles.value.profileTag };
    const answer = await sure.send(postOutcomes.restored, () => writing.restorePost({ postId: post.id, ...seen }));
    if (answer.ok) {
      posts.keep([answer.value]);
      toasts.show(createToast('success', postingMessages.restored), postToastOf(post.id));
    } else showFailure(toasts, postingMessages.notRestored, answer.failure);
  }
}
