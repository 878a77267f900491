import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { CRAWLER_REFUSED } from '@/core/crawlers/is-blocked-for-crawlers';
import type { Comment, CommentPage } from '@/core/posting/comment';
import type { FeedReading } from '@/core/posting/feed.port';
import type { Post } from '@/core/posting/post';
import type { SortOrder } from '@/core/voting/sort-order';
import type { LoadState } from '../common/load-state';
import { failed, idle, loading, ready } from '../common/load-state';
import type { PostsStore } from './posts.store';

/** One post with its comments, as the post screen shows it. */
export class PostPageStore {
  postId: string | null = null;
  sort: SortOrder = 'popularity';
  comments: readonly Comment[] = [];
  commentsState: LoadState<null> = idle;
  moreState: LoadState<null> = idle;
  private postState: LoadState<null> = idle;
  private nextCursor: string | null = null;

  constructor(
    private readonly reading: FeedReading,
    private readonly posts: PostsStore,
  ) {
    makeAutoObservable<this, 'reading' | 'posts'>(this, { reading: false, posts: false }, { autoBind: true });
  }

  get post(): Post | null {
    return this.postId === null ? null : this.posts.find(this.postId);
  }

  /** A post that a feed has brought is shown while it is loaded again. */
  get state(): LoadState<Post> {
    if (this.postState.state === 'failed') return this.postState;
    return this.post ? ready(this.post) : loading;
  }

  /** The viewer is a crawler, and comments are blocked for crawlers. */
  get areCommentsBlockedForCrawlers(): boolean {
    return this.commentsState.state === 'failed' && this.commentsState.failure.code === CRAWLER_REFUSED;
  }

  get hasMore(): boolean {
    return this.nextCursor !== null;
  }

  /** Loads a post and the first page of its comments. */
  async open(postId: string): Promise<void> {
    this.started(postId);
    await Promise.all([this.loadPost(postId), this.loadComments(postId)]);
  }

  async reload(): Promise<void> {
    if (this.postId !== null) await this.open(this.postId);
  }

  /** Orders the comments anew. */
  async sortBy(sort: SortOrder): Promise<void> {
    if (this.postId === null || sort === this.sort) return;
    this.sort = sort;
    await this.loadComments(this.postId);
  }

  /** Loads the next page of comments; does nothing while one is under way or where there is none. */
  async loadMore(): Promise<void> {
    const { postId, nextCursor, sort } = this;
    if (postId === null || nextCursor === null || this.moreState.state === 'loading') return;
    this.moreState = loading;
    this.moreArrived(postId, sort, await this.reading.listComments({ postId }, { sort, cursor: nextCursor }));
  }

  private started(postId: string): void {
    if (postId !== this.postId) {
      this.comments = [];
      this.nextCursor = null;
    }
    this.postId = postId;
    this.postState = loading;
  }

  private async loadPost(postId: string): Promise<void> {
    this.postArrived(postId, await this.reading.getPost({ postId }));
  }

  private postArrived(postId: string, post: Result<Post, Failure>): void {
    if (post.ok) this.posts.keep([post.value]);
    if (postId === this.postId) this.postState = post.ok ? ready(null) : failed(post.failure);
  }

  private async loadComments(postId: string): Promise<void> {
    const { sort } = this;
    this.commentsState = loading;
    this.commentsArrived(postId, sort, await this.reading.listComments({ postId }, { sort }));
  }

  private commentsArrived(postId: string, sort: SortOrder, page: Result<CommentPage, Failure>): void {
    if (!this.isStillWanted(postId, sort)) return;
    if (!page.ok) {
      this.commentsState = failed(page.failure);
      return;
    }
    this.comments = page.value.items;
    this.nextCursor = page.value.nextCursor;
    this.commentsState = ready(null);
    this.moreState = idle;
  }

  private moreArrived(postId: string, sort: SortOrder, page: Result<CommentPage, Failure>): void {
    if (!this.isStillWanted(postId, sort)) return;
    if (!page.ok) {
      this.moreState = failed(page.failure);
      return;
    }
    const known = new Set(this.comments.map(({ id }) => id));
    this.comments = [...this.comments, ...page.value.items.filter(({ id }) => !known.has(id))];
    this.nextCursor = page.value.nextCursor;
    this.moreState = ready(null);
  }

  /** An answer for a post or an order that one has left is late and is dropped. */
  private isStillWanted(postId: string, sort: SortOrder): boolean {
    return postId === this.postId && sort === this.sort;
  }
}
