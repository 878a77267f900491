import { observer } from 'mobx-react-lite';
import { plural, pluralUnlessNone } from '@/core/kernel/formatting/plural';
import type { Community } from '@/core/talk/communities/community';
import { MAX_NEW_POSTS } from '@/core/talk/communities/community-limits.rules';
import { communityPathOf } from '@/core/talk/communities/community-path';
import { NewPostsKey } from '@/stores/talk/communities/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { WhenIdle } from '@/views/kernel/shell/when-idle';
import { FollowButton } from './follow-button';
import { messages } from './messages';

export interface CommunityRowProps {
  readonly community: Community;
}

/** A row that keeps its position after a click. */
export function CommunityRow({ community }: CommunityRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <a className="min-w-0 flex-1" href={communityPathOf(community)}>
        <p>{community.name}</p>
        {/* In the place of the followers, so that nothing moves when the new posts are counted. */}
        <WhenIdle fallback={<Followers community={community} />}>
          <NewPostsOrFollowers community={community} />
        </WhenIdle>
      </a>
      <FollowButton community={community} />
    </li>
  );
}

const NewPostsOrFollowers = observer(function NewPostsOrFollowers({ community }: CommunityRowProps) {
  const newPosts = useStore(NewPostsKey).countOf(community);
  if (newPosts === 0) return <Followers community={community} />;
  return (
    <p className="meta num text-accent-ink">
      {newPosts < MAX_NEW_POSTS ? plural(newPosts, messages.newToday) : messages.manyNewToday}
    </p>
  );
});

function Followers({ community }: CommunityRowProps) {
  return <p className="meta num">{pluralUnlessNone(community.topicMeta.followers, messages.followers)}</p>;
}
