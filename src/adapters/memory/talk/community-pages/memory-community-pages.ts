import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import type { Failure } from '@/core/kernel/common/failure';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { MIN_OPEN_GROUP } from '@/core/kernel/figures/card-groups.rules';
import type { Community, CommunityType } from '@/core/talk/communities/community';
import { LISTED_COMMUNITIES_PER_TYPE, MAX_ASIDE_ITEMS } from '@/core/talk/communities/community-limits.rules';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import type {
  CommunityContributor,
  CommunityItems,
  CommunityPage,
  CommunityTypeGroup,
} from '@/core/talk/community-pages/community-page';
import type { CommunityPages } from '@/core/talk/community-pages/community-pages.port';
import type { MemoryCommunity } from '../communities/community-records';
import { CommunityRecords } from '../communities/community-records';
import { groupCommunities } from '../communities/group-communities';
import { communityNotFound } from '../communities/memory-communities';
import { mostFollowedFirst, presentMemoryCommunity } from '../communities/memory-community-presenter';
import type { MemoryPost } from '../posting/post-records';
import { PostRecords } from '../posting/post-records';
import { VoteRecords } from '../voting/vote-records';

export class MemoryCommunityPages implements CommunityPages {
  readonly #browser: MemoryBrowser;
  readonly #communities: CommunityRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#communities = browser.world.records(CommunityRecords);
  }

  listCommunityGroups(): Promise<Result<readonly CommunityTypeGroup[], Failure>> {
    return this.#browser.ask('listCommunityGroups', {}, (viewer) => {
      const groups = groupCommunities(mostFollowedFirst(this.#browser.world, viewer));
      return ok(
        groups.map(({ type, communities }) => ({
          type,
          total: communities.length,
          communities: communities.slice(0, LISTED_COMMUNITIES_PER_TYPE),
        })),
      );
    });
  }

  listCommunityItems(input: {
    readonly type: CommunityType;
    readonly page?: number;
    readonly limit?: number;
  }): Promise<Result<CommunityItems, Failure>> {
    const { page = 1, limit = PAGE_LENGTHS.page.usual } = input;
    return this.#browser.ask('listCommunityItems', { input }, (viewer) => {
      const all = mostFollowedFirst(this.#browser.world, viewer).filter(({ type }) => type === input.type);
      const items = all.slice((page - 1) * limit, page * limit);
      return ok({ items, page, total: all.length });
    });
  }

  getCommunityPage(path: {
    readonly type: CommunityType;
    readonly slug: string;
  }): Promise<Result<CommunityPage, Failure>> {
    return this.#browser.ask('getCommunityPage', { path }, (viewer) => {
      const community = this.#find(path);
      if (community === null) return communityNotFound();
      return ok({
        community: { ...presentMemoryCommunity(this.#browser.world, community, viewer), about: community.about },
        category: community.category,
        postsThisWeek: this.#postsOf(community, 7).length,
        contributors: this.#contributorsTo(community),
        related: this.#relatedTo(community, viewer),
      });
    });
  }

  #find({ type, slug }: { readonly type: CommunityType; readonly slug: string }): MemoryCommunity | null {
    if (type !== 'company') return this.#communities.all.find((one) => one.type === type && one.slug === slug) ?? null;
    const company = this.#browser.world.records(CompanyRecords).findByUrlName(slug);
    return company === null ? null : this.#communities.find({ type, entityId: company.companyId });
  }

  #postsOf(community: MemoryCommunity, days: number): readonly MemoryPost[] {
    const { world } = this.#browser;
    const since = world.clock.now() - days * DAY_MS;
    const key = communityKeyOf(community);
    return world
      .records(PostRecords)
      .all.filter(
        (post) =>
          post.status === 'LIVE' && communityKeyOf(post.community) === key && Date.parse(post.createdAt) >= since,
      );
  }

  #contributorsTo(community: MemoryCommunity): readonly CommunityContributor[] {
    const votes = this.#browser.world.records(VoteRecords);
    const posts = this.#postsOf(community, 30).filter(({ author }) => author.profileType === 'ANONYMOUS');
    const names = [...new Set(posts.map(({ author }) => author.name))];
    return names
      .flatMap((name) => {
        const own = posts.filter(({ author }) => author.name === name);
        const newest = own.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
        if (newest === undefined) return [];
        const { tagline, avatarUrl, avatarBgColor } = newest.author;
        const upvotes = own.reduce((sum, { id }) => sum + votes.countsOf(id).upvotes, 0);
        return [{ name, tagline, avatarUrl, avatarBgColor, posts: own.length, upvotes }];
      })
      .filter(({ upvotes }) => upvotes > 0)
      .toSorted((one, other) => other.upvotes - one.upvotes || one.posts - other.posts)
      .slice(0, MAX_ASIDE_ITEMS);
  }

  #relatedTo(community: MemoryCommunity, viewer: MemoryUser | null): readonly Community[] {
    const key = communityKeyOf(community);
    const others = mostFollowedFirst(this.#browser.world, viewer).filter((other) => communityKeyOf(other) !== key);
    const shared = (other: Community) => this.#communities.sharedFollowers(key, communityKeyOf(other));
    const followedToo = others
      .filter((other) => shared(other) >= MIN_OPEN_GROUP)
      .toSorted((one, another) => shared(another) - shared(one));
    const isOfCategory = (other: Community) => this.#communities.find(other)?.category === community.category;
    const alike = others.filter((other) => other.type === community.type && !followedToo.includes(other));
    const nearer = alike.filter(isOfCategory);
    const further = alike.filter((other) => !isOfCategory(other));
    return [...followedToo, ...nearer, ...further]
      .slice(0, MAX_ASIDE_ITEMS)
      .map(({ about: _about, ...other }) => other);
  }
}
