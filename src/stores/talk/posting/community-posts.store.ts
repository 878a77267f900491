import { makeAutoObservable } from 'mobx';
import type { FeedReading } from '@/core/talk/posting/feed.port';
import type { Post } from '@/core/talk/posting/post';
import { postAsGuest } from '@/core/talk/posting/post';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

const MAX_OFFERED = 4;

interface CommunityPosts {
  readonly community: string;
  readonly posts: readonly Post[];
}

/** The newest other posts of a post's community, to read next. */
export class CommunityPostsStore implements PersonalStore {
  readonly #offer: Loadable<CommunityPosts, Post>;

  constructor(reading: Pick<FeedReading, 'listCommunityPosts'>) {
    this.#offer = new Loadable<CommunityPosts, Post>(async ({ id, community: { type, entityId, name } }) => {
      const page = await reading.listCommunityPosts({ type, id: entityId, limit: MAX_OFFERED + 1 });
      if (!page.ok) return page;
      const posts = page.value.items.filter((post) => post.id !== id).slice(0, MAX_OFFERED);
      return { ok: true, value: { community: name, posts } };
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Null until loaded, after a failure, and if the community has no other post. */
  get offer(): CommunityPosts | null {
    const offer = this.#offer.value;
    return offer === null || offer.posts.length === 0 ? null : offer;
  }

  /** Loads the offer. The earlier one stays while loading, to avoid layout shifts. */
  async load(post: Post): Promise<void> {
    await this.#offer.refresh(post);
  }

  forget(): void {
    this.#offer.change((offer) => ({ ...offer, posts: offer.posts.map(postAsGuest) }));
  }
}
