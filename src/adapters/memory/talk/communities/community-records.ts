import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { inFives } from '@/core/kernel/figures/shown-numbers.rules';
import type { CommunityRef, CommunitySummary } from '@/core/talk/communities/community';
import { communityKeyOf } from '@/core/talk/communities/user-communities';

/** A community. `followersElsewhere` is its shown number, which the follows of today do not change. */
export interface MemoryCommunity extends CommunitySummary {
  /** `Topic`, `Department`, or the company's industry. */
  readonly category: string;
  readonly about: string | null;
  readonly followersElsewhere: number;
  readonly section?: string | undefined;
}

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

  followedBy(user: MemoryUser): Set<string> {
    return this.#followed.of(user);
  }

  sharedFollowers(one: string, other: string): number {
    return [...this.#followed.all].filter((followed) => followed.has(one) && followed.has(other)).length;
  }

  followersOf(community: MemoryCommunity): number {
    return inFives(community.followersElsewhere);
  }
}
