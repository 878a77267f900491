import { makeAutoObservable } from 'mobx';
import { CRAWLER_REFUSED } from '@/core/kernel/crawlers/is-blocked-for-crawlers';
import type { Comment, FirstReplies, PostCommentPage } from '@/core/talk/comments/comment';
import { commentAsGuest } from '@/core/talk/comments/comment';
import type { FeedReading } from '@/core/talk/posting/feed.port';
import type { Post } from '@/core/talk/posting/post';
import { postAsGuest } from '@/core/talk/posting/post';
import { readUntilUnchanged } from '@/core/talk/posting/read-unchanged';
import type { SortOrder } from '@/core/talk/voting/sort-order';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { loading, ready } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import { PagedList } from '@/stores/kernel/common/paged-list';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { PostsStore } from './posts.store';

interface CommentQuery {
  readonly postId: string;
  readonly sort: SortOrder;
  readonly start: string | null;
}

type KnownPosts = Pick<PostsStore, 'find' | 'keep' | 'watchChanges'>;

/** One post with its comments, as the post screen shows it. */
export class PostPageStore implements PersonalStore {
  postId: string | null = null;
  sort: SortOrder = 'popularity';
  readonly #posts: KnownPosts;
  readonly #post: Loadable<Post, string>;
  readonly #comments: PagedList<Comment, CommentQuery, PostCommentPage>;
  #onReplies: ((replies: readonly FirstReplies[]) => void) | null = null;

  constructor(reading: Pick<FeedReading, 'getPost' | 'listComments'>, posts: KnownPosts) {
    this.#posts = posts;
    this.#post = new Loadable(
      (postId) =>
        readUntilUnchanged(
          posts,
          () => reading.getPost({ postId }),
          () => [postId],
        ),
      (post) => posts.keep([post]),
    );
    this.#comments = new PagedList({
      fetch: (page, { postId, sort, start }) =>
        reading.listComments({ postId, sort, ...(start === null ? {} : { cursor: start }), ...page }),
      keyOf: ({ id }) => id,
      onPage: ({ firstReplies }) => this.#onReplies?.(firstReplies),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  onReplies(listener: (replies: readonly FirstReplies[]) => void): void {
    this.#onReplies = listener;
  }

  get post(): Post | null {
    return this.postId === null ? null : this.#posts.find(this.postId);
  }

  get state(): LoadState<Post> {
    if (this.#post.state.state === 'failed') return this.#post.state;
    return this.post ? ready(this.post) : loading;
  }

  get comments(): readonly Comment[] {
    return this.#comments.items;
  }

  get commentsState(): LoadState<null> {
    return this.#comments.state;
  }

  get moreState(): LoadState<null> {
    return this.#comments.moreState;
  }

  get hasMore(): boolean {
    return this.#comments.hasMore;
  }

  get nextCursor(): string | null {
    return this.#comments.nextCursor;
  }

  get areCommentsBlockedForCrawlers(): boolean {
    return this.#comments.failure?.code === CRAWLER_REFUSED;
  }

  /**
   * Opens the first page of comments, or the one after a cursor. `isBack` as in PagedList. Returns whether the comments
   * stayed.
   */
  async open(
    postId: string,
    sort: SortOrder = this.sort,
    start: string | null = null,
    isBack = false,
  ): Promise<boolean> {
    if (postId !== this.postId) this.#comments.leave();
    this.sort = sort;
    this.postId = postId;
    const [, isKept] = await Promise.all([
      this.#post.load(postId),
      this.#comments.open({ postId, sort, start }, isBack),
    ]);
    return isKept;
  }

  close(): void {
    this.postId = null;
    this.#comments.leave();
  }

  async catchUp(): Promise<void> {
    const { postId } = this;
    if (postId !== null && this.state.state === 'ready') await this.#post.refresh(postId);
  }

  async reload(): Promise<void> {
    if (this.postId !== null) await this.open(this.postId);
  }

  async sortBy(sort: SortOrder): Promise<void> {
    if (this.postId === null || sort === this.sort) return;
    this.sort = sort;
    await this.#comments.load({ postId: this.postId, sort, start: null });
  }

  async loadMore(): Promise<void> {
    await this.#comments.loadMore();
  }

  add(comment: Comment): void {
    this.#comments.prepend([comment]);
  }

  change(commentId: string, change: (comment: Comment) => Comment): void {
    this.#comments.change((comment) => (comment.id === commentId ? change(comment) : comment));
  }

  amend(commentId: string, change: (comment: Comment) => Comment): void {
    this.#comments.amend(commentId, change);
  }

  remove(commentId: string): void {
    this.#comments.remove(commentId);
  }

  async reloadComments(): Promise<void> {
    await this.#comments.reload();
  }

  countComments(change: number): void {
    const { post } = this;
    if (post !== null) this.#posts.keep([{ ...post, commentsCount: Math.max(0, post.commentsCount + change) }]);
  }

  forget(): void {
    this.#post.change(postAsGuest);
    this.#comments.change(commentAsGuest);
    void this.#post.restart();
    void this.#comments.restart();
  }
}
