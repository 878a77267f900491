import type { Community } from '@/core/talk/communities/community';
import { communityPathOf } from '@/core/talk/communities/community-path';
import { NewPosts } from './new-posts';

export interface YourCommunityRowProps {
  readonly community: Community;
  readonly isHere: boolean;
}

export function YourCommunityRow({ community, isHere }: YourCommunityRowProps) {
  return (
    <li>
      <a href={communityPathOf(community)} aria-current={isHere ? 'true' : undefined}>
        {community.name}
        <NewPosts community={community} />
      </a>
    </li>
  );
}
