import { makeAutoObservable } from 'mobx';
import type { Page } from '@/core/kernel/common/page';
import type { CommunityType } from '@/core/talk/communities/community';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import type { CommunityPage } from '@/core/talk/community-pages/community-page';
import type { CommunityPages } from '@/core/talk/community-pages/community-pages.port';
import type { ShownPosts } from '@/core/talk/community-pages/shown-posts';
import { asksQuestion } from '@/core/talk/posting/asks-question';
import type { FeedReading } from '@/core/talk/posting/feed.port';
import type { Post } from '@/core/talk/posting/post';
import { readUntilUnchanged } from '@/core/talk/posting/read-unchanged';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import { PagedList } from '@/stores/kernel/common/paged-list';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { PostsStore } from '../posting/posts.store';

export interface NamedCommunity {
  readonly type: CommunityType;
  readonly slug: string;
}

interface PostsQuery extends ShownPosts {
  readonly type: CommunityType;
  readonly id: number;
}

type KnownPosts = Pick<PostsStore, 'find' | 'isShown' | 'keep' | 'keepShared' | 'watchChanges'>;

interface PostsPage extends Page<string> {
  readonly posts: readonly Post[];
}

/** A community's page with its posts. */
export class CommunityPageStore implements PersonalStore {
  named: NamedCommunity | null = null;
  shown: ShownPosts = { asks: false, sort: 'newest', start: null };
  readonly #page: Loadable<CommunityPage, NamedCommunity>;
  readonly #list: PagedList<string, PostsQuery, PostsPage>;
  readonly #posts: KnownPosts;
  private waitingIds: readonly string[] = [];

  constructor(
    pages: Pick<CommunityPages, 'getCommunityPage'>,
    reading: Pick<FeedReading, 'listCommunityPosts'>,
    posts: KnownPosts,
  ) {
    this.#posts = posts;
    this.#page = new Loadable((path) => pages.getCommunityPage(path));
    this.#list = new PagedList<string, PostsQuery, PostsPage>({
      async fetch(page, { type, id, sort, start, asks }) {
        const query = { sort, ...(asks ? { asks } : {}), ...(start === null ? {} : { cursor: start }), ...page };
        const answer = await readUntilUnchanged(
          posts,
          () => reading.listCommunityPosts({ type, id, ...query }),
          ({ items }) => items.map((post) => post.id),
        );
        if (!answer.ok) return answer;
        const { items, nextCursor } = answer.value;
        return { ok: true, value: { items: items.map((post) => post.id), nextCursor, posts: items } };
      },
      keyOf: (id) => id,
      onPage: (page) => posts.keep(page.posts),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): LoadState<CommunityPage> {
    return this.#page.state;
  }

  get postsState(): LoadState<null> {
    return this.#list.state;
  }

  /** The posts. The user's own new posts are shown on top immediately; other new posts wait. */
  get posts(): readonly Post[] {
    const own = this.known(this.waitingIds).filter(({ isMine }) => isMine);
    return [...own, ...this.known(this.#list.items)];
  }

  get hasMore(): boolean {
    return this.#list.hasMore;
  }

  get nextCursor(): string | null {
    return this.#list.nextCursor;
  }

  get moreState(): LoadState<null> {
    return this.#list.moreState;
  }

  get waitingCount(): number {
    return this.known(this.waitingIds).filter(({ isMine }) => !isMine).length;
  }

  /** Opens a community. The current one stays, so that Back restores its posts. */
  async open(named: NamedCommunity, shown: ShownPosts): Promise<void> {
    const { named: before } = this;
    const isSame = before?.type === named.type && before.slug === named.slug;
    const { sort, start, asks } = this.shown;
    const areSamePosts = shown.sort === sort && shown.start === start && shown.asks === asks;
    if (isSame && areSamePosts && this.#page.value !== null && this.#list.state.state !== 'failed') return;
    this.named = named;
    this.shown = shown;
    if (!isSame || this.#page.value === null) await this.#page.load(named);
    await this.loadPosts();
  }

  async reload(): Promise<void> {
    const { named } = this;
    if (named === null) return;
    if (this.#page.value === null) await this.#page.load(named);
    await this.loadPosts();
  }

  async loadMore(): Promise<void> {
    await this.#list.loadMore();
  }

  receive(post: Post): void {
    if (!this.isOfCommunity(post) || this.shown.start !== null) return;
    if (this.shown.asks && !asksQuestion(post)) return;
    this.#posts.keepShared(post);
    if (this.#list.has(post.id) || this.waitingIds.includes(post.id)) return;
    this.waitingIds = [post.id, ...this.waitingIds];
  }

  showWaiting(): void {
    this.#list.prepend(this.waitingIds);
    this.waitingIds = [];
  }

  forget(): void {
    const { named, shown } = this;
    this.#page.reset();
    this.#list.reset();
    this.named = null;
    if (named !== null) void this.open(named, shown);
  }

  private async loadPosts(): Promise<void> {
    const page = this.#page.value;
    if (page === null) return;
    const { type, entityId } = page.community;
    this.waitingIds = [];
    await this.#list.load({ type, id: entityId, ...this.shown });
    if (this.shown.start === null || this.#list.failure?.kind !== 'invalid') return;
    // The place in the list is unknown, so the list starts from the beginning.
    this.shown = { ...this.shown, start: null };
    await this.#list.load({ type, id: entityId, ...this.shown });
  }

  private known(ids: readonly string[]): readonly Post[] {
    return ids.flatMap((id) => this.#posts.find(id) ?? []).filter((post) => this.#posts.isShown(post));
  }

  private isOfCommunity(post: Post): boolean {
    const page = this.#page.value;
    return page !== null && communityKeyOf(page.community) === communityKeyOf(post.community);
  }
}
