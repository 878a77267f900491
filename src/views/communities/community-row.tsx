import { observer } from 'mobx-react-lite';
import type { Community } from '@/core/communities/community';
import { plural } from '@/core/formatting/plural';
import { CommunitiesKey } from '@/stores/communities/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import { messages } from './messages';

/** A community with its followers, to follow or to leave right there. It stays in its place after either. */
export const CommunityRow = observer(function CommunityRow({ community }: { readonly community: Community }) {
  const communities = useStore(CommunitiesKey);
  const isFollowed = communities.isFollowed(community);
  const handlePress = () => {
    void (isFollowed ? communities.leave(community) : communities.follow(community));
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <div className="min-w-0 flex-1">
        <p>{community.name}</p>
        <p className="meta num">{plural(community.topicMeta.followers, messages.followers)}</p>
      </div>
      <Button
        tone="quiet"
        className={isFollowed ? 'pe-0 text-ink-3' : 'pe-0'}
        aria-pressed={isFollowed}
        onClick={handlePress}
      >
        {isFollowed ? messages.followed : messages.follow}
        <VisuallyHidden>{` ${community.name}`}</VisuallyHidden>
      </Button>
    </li>
  );
});
