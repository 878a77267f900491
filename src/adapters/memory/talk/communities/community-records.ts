import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { CommunityRef, CommunitySummary } from '@/core/talk/communities/community';
import { communityKeyOf } from '@/core/talk/communities/user-communities';

/** A community; it has `followersElsewhere` followers beside the world's users. */
export interface MemoryCommunity extends CommunitySummary {
  /** `Topic`, the company's industry, or `Department`. */
  readonly category: string;
  /** A sentence for its page; null for none. */
  readonly about: string | null;
  readonly followersElsewhere: number;
  /** The heading of a topic. */
  readonly section?: string | undefined;
}

/** The communities of a memory world and who follows them. */
export class CommunityRecords {
  readonly #byKey = new Map<string, MemoryCommunity>();
  readonly #followed = new PerUser<Set<string>>(() => new Set());

  get all(): readonly MemoryCommunity[] {
    return [...this.#byKey.values()];
  }

  add(community: MemoryCommunity): void {
    this.#byKey.set(communityKeyOf(community), community);
  }

  find(reference: CommunityRef): MemoryCommunity | null {
    return this.#byKey.get(communityKeyOf(reference)) ?? null;
  }

  /** The keys (`communityKeyOf`) of the communities that a user follows. */
  followedBy(user: MemoryUser): Set<string> {
    return this.#followed.of(user);
  }

  /** The number of this world's users who follow both communities, named by their keys. */
  sharedFollowers(one: string, other: string): number {
    return [...this.#followed.all].filter((followed) => followed.has(one) && followed.has(other)).length;
  }

  /** The number of followers, those elsewhere included. */
  followersOf(community: MemoryCommunity): number {
    const key = communityKeyOf(community);
    return community.followersElsewhere + [...this.#followed.all].filter((followed) => followed.has(key)).length;
  }
}
