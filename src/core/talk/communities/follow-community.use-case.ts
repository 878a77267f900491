import type { Failure } from '@/core/kernel/common/failure';
import { OptimisticWrite } from '@/core/kernel/common/optimistic-write';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { Communities } from './communities.port';
import type { Community, CommunityRef } from './community';
import { communityOutcomes } from './community-messages';
import { communityKeyOf } from './user-communities';

export interface FollowedList {
  isFollowed(community: CommunityRef): boolean;
  setFollowed(community: Community, isFollowed: boolean): void;
}

export interface FollowCommunityInput {
  readonly community: Community;
  readonly isFollowed: boolean;
  readonly list: FollowedList;
}

/**
 * Follows or leaves a community. The change is shown immediately. One call per community runs at a time, and the last
 * click counts.
 */
export class FollowCommunity {
  readonly #sure: RetryingWrites;
  readonly #write: OptimisticWrite<Pick<FollowCommunityInput, 'community' | 'list'>, boolean, Community>;

  constructor(communities: Communities, sure: RetryingWrites) {
    this.#sure = sure;
    this.#write = new OptimisticWrite({
      keyOf: ({ community }) => communityKeyOf(community),
      show: ({ community, list }, isFollowed) => list.setFollowed(community, isFollowed),
      save: ({ community: { type, entityId, name } }, isFollowed) =>
        isFollowed
          ? sure.send(communityOutcomes.followed(name), () => communities.joinCommunity({ type, entityId }))
          : sure.send(communityOutcomes.left(name), () => communities.leaveCommunity({ type, entityId })),
      confirm: ({ list }, community) => list.setFollowed(community, community.followed),
    });
  }

  /** Returns null if there is nothing to do, or a pending request includes this click. */
  async execute({ community, isFollowed, list }: FollowCommunityInput): Promise<Result<Community | null, Failure>> {
    const wasFollowed = list.isFollowed(community);
    if (wasFollowed === isFollowed) return ok(null);
    return (await this.#write.write({ community, list }, wasFollowed, isFollowed)) ?? ok(null);
  }

  /** Shows a change from another page. A pending click on this page wins. */
  showFollowed(community: Community, list: FollowedList): void {
    if (!this.#write.isUnderWay({ community, list })) list.setFollowed(community, community.followed);
  }

  forget(): void {
    this.#write.forget();
    this.#sure.forget();
  }
}
