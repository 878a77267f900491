import { observer } from 'mobx-react-lite';
import type { Community } from '@/core/communities/community';
import { MAX_NEW_POSTS } from '@/core/communities/community-limits.rules';
import { communityPathOf } from '@/core/communities/community-path';
import { plural } from '@/core/formatting/plural';
import { CommunitiesKey, NewPostsKey } from '@/stores/communities/keys';
import { useStore } from '../common/use-store';
import { FollowButton } from './follow-button';
import { messages } from './messages';

/** A community with its followers, to follow or to leave right there. It stays in its place after either. */
export const CommunityRow = observer(function CommunityRow({ community }: { readonly community: Community }) {
  const communities = useStore(CommunitiesKey);
  const newPosts = useStore(NewPostsKey).countOf(community);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <a className="min-w-0 flex-1" href={communityPathOf(community)}>
        <p>{community.name}</p>
        {/* In the place of the followers, so that nothing moves when they are counted. */}
        {newPosts > 0 ? (
          <p className="meta num text-accent-ink">
            {newPosts < MAX_NEW_POSTS ? plural(newPosts, messages.newToday) : messages.manyNewToday}
          </p>
        ) : (
          <p className="meta num">{plural(communities.followersOf(community), messages.followers)}</p>
        )}
      </a>
      <FollowButton community={community} quiet />
    </li>
  );
});
