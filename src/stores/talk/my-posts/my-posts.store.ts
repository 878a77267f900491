import { makeAutoObservable, reaction } from 'mobx';
import type { Page } from '@/core/kernel/common/page';
import type { HeldText } from '@/core/talk/my-posts/held-text';
import type { MyFeedMeta, MyPosts } from '@/core/talk/my-posts/my-posts.port';
import type { Post } from '@/core/talk/posting/post';
import type { ContributionReason } from '@/core/trust/moderation/contribution-reason';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import { PagedList } from '@/stores/kernel/common/paged-list';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { PostsStore } from '../posting/posts.store';

interface IdPage extends Page<string> {
  readonly posts: readonly Post[];
}

/** The user's own posts, newest first, and their number. */
export class MyPostsStore implements PersonalStore {
  readonly #posts: Pick<PostsStore, 'find' | 'keep'>;
  readonly #list: PagedList<string, void, IdPage>;
  readonly #meta: Loadable<MyFeedMeta, void>;
  readonly #held: Loadable<readonly HeldText[], void>;

  constructor(mine: MyPosts, posts: Pick<PostsStore, 'find' | 'keep'>) {
    this.#posts = posts;
    this.#list = new PagedList<string, void, IdPage>({
      async fetch(page) {
        const answer = await mine.listMyPosts(page);
        if (!answer.ok) return answer;
        const { items, nextCursor } = answer.value;
        return { ok: true, value: { items: items.map(({ id }) => id), nextCursor, posts: items } };
      },
      keyOf: (postId) => postId,
      onPage: (page) => posts.keep(page.posts),
    });
    this.#meta = new Loadable<MyFeedMeta, void>(() => mine.getMyFeedMeta(), this.counted.bind(this));
    this.#held = new Loadable<readonly HeldText[], void>(() => mine.listHeldTexts());
    makeAutoObservable(this, {}, { autoBind: true });
    reaction(
      () => this.visible.map(({ id, status, editedAt }) => `${id} ${status} ${editedAt}`).join(),
      (_now, before) => before !== '' && void this.#held.refresh(),
    );
  }

  get state(): LoadState<null> {
    return this.#list.state;
  }

  get visible(): readonly Post[] {
    return this.#list.items
      .map((id) => this.#posts.find(id))
      .filter((post) => post !== null)
      .filter(({ status }) => status !== 'DELETED');
  }

  get meta(): MyFeedMeta | null {
    return this.#meta.value;
  }

  reasonsOf({ id }: Pick<Post, 'id'>): readonly ContributionReason[] {
    return this.#held.value?.find((held) => held.id === id)?.reasons ?? [];
  }

  get heldComments(): readonly HeldText[] {
    return this.#held.value?.filter(({ kind }) => kind === 'comment') ?? [];
  }

  get hasMore(): boolean {
    return this.#list.hasMore;
  }

  get moreState(): LoadState<null> {
    return this.#list.moreState;
  }

  async open(isBack: boolean): Promise<void> {
    const meta = isBack ? this.#meta.refresh() : this.#meta.load();
    await Promise.all([this.#list.open(undefined, isBack), meta, this.#held.refresh()]);
  }

  async load(): Promise<void> {
    await Promise.all([this.#list.load(), this.#meta.load(), this.#held.load()]);
  }

  async loadMore(): Promise<void> {
    await this.#list.loadMore();
  }

  forget(): void {
    this.#list.reset();
    this.#meta.reset();
    this.#held.reset();
  }

  /** Reloads the list after a Back if posts were added or removed. */
  private counted({ postsCount }: MyFeedMeta): void {
    const isOther = this.meta !== null && this.meta.postsCount !== postsCount;
    if (isOther && this.state.state === 'ready') void this.#list.reload();
  }
}
