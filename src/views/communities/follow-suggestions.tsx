import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Community } from '@/core/communities/community';
import { followSuggestionsOf } from '@/core/communities/follow-suggestions';
import { plural } from '@/core/formatting/plural';
import { CommunitiesKey } from '@/stores/communities/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { VisuallyHidden } from '../ui/visually-hidden';
import { suggestionMessages as messages } from './suggestion-messages';

export interface FollowSuggestionsProps {
  /** Shows the posts of what one followed; given in the feed, on wide windows beside the same list. */
  readonly onShowPosts?: (() => void) | undefined;
}

/** Communities with many followers, to follow right there; shown to a user who follows none. */
export const FollowSuggestions = observer(function FollowSuggestions({ onShowPosts }: FollowSuggestionsProps) {
  const communities = useStore(CommunitiesKey);
  const { popular, loadPopular, userCommunities } = communities;
  useEffect(() => {
    if (communities.popular.state === 'idle') void communities.loadPopular();
  }, [communities]);
  if (popular.state === 'failed') {
    return (
      <div className="grid gap-3">
        <p className="text-ink-2">{messages.failed}</p>
        <Button onClick={() => void loadPopular()}>{messages.tryAgain}</Button>
      </div>
    );
  }
  return (
    <>
      {onShowPosts !== undefined && userCommunities.length > 0 ? (
        <Button onClick={onShowPosts}>{messages.showPosts}</Button>
      ) : null}
      <ul className={classNames('rows mt-3', onShowPosts !== undefined && 'suggested--narrow')}>
        {(popular.state === 'ready' ? followSuggestionsOf(popular.value) : []).map((community) => (
          <Suggestion key={`${community.type}/${community.entityId}`} community={community} />
        ))}
      </ul>
    </>
  );
});

const Suggestion = observer(function Suggestion({ community }: { readonly community: Community }) {
  const communities = useStore(CommunitiesKey);
  const isFollowed = communities.isFollowed(community);
  const handlePress = () => {
    void (isFollowed ? communities.leave(community) : communities.follow(community));
  };
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p>{community.name}</p>
        <p className="meta num">{plural(community.topicMeta.followers, messages.followers)}</p>
      </div>
      <Button
        tone="quiet"
        icon={isFollowed ? <Check size={18} aria-hidden="true" /> : <Plus size={18} aria-hidden="true" />}
        className={isFollowed ? 'text-accent-ink' : ''}
        onClick={handlePress}
      >
        {isFollowed ? messages.followed : messages.follow}
        <VisuallyHidden>{` ${community.name}`}</VisuallyHidden>
      </Button>
    </li>
  );
});
