import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { followSuggestionsOf } from '@/core/talk/communities/follow-suggestions';
import { CommunitiesKey } from '@/stores/talk/communities/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { classNames } from '@/views/kernel/ui/class-names';
import { CommunityRow } from './community-row';
import { suggestionMessages as messages } from './suggestion-messages';

export interface FollowSuggestionsProps {
  /** Reloads the feed. Only the feed needs it. */
  readonly onShowPosts?: (() => void) | undefined;
}

/** Shows suggestions as of page load. */
export const FollowSuggestions = observer(function FollowSuggestions({ onShowPosts }: FollowSuggestionsProps) {
  const communities = useStore(CommunitiesKey);
  const { popular, loadPopular, userCommunities, yours } = communities;
  const suggestions = popular.state === 'ready' ? followSuggestionsOf(popular.value, yours) : [];
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
  const rows = (
    <ul className={classNames('rows mt-3', onShowPosts !== undefined && 'suggested--narrow')}>
      {suggestions.map((community) => (
        <CommunityRow key={`${community.type}/${community.entityId}`} community={community} />
      ))}
    </ul>
  );
  return (
    <>
      {onShowPosts !== undefined && userCommunities.length > 0 ? (
        <Button onClick={onShowPosts}>{messages.showPosts}</Button>
      ) : null}
      {yours.length === 0 || suggestions.length === 0 ? (
        rows
      ) : (
        <section className="mt-4" aria-label={messages.more}>
          <h3 className="h3">{messages.more}</h3>
          {rows}
        </section>
      )}
    </>
  );
});

export const FollowedCommunities = observer(function FollowedCommunities() {
  const { yours } = useStore(CommunitiesKey);
  if (yours.length === 0) return null;
  return (
    <details className="suggested--narrow py-2">
      <summary>
        {/* The summary itself keeps the marker that says it opens. */}
        <span className="link--block strong">{messages.yours}</span>
      </summary>
      <ul className="rows">
        {yours.map((community) => (
          <CommunityRow key={`${community.type}/${community.entityId}`} community={community} />
        ))}
      </ul>
      <FollowSuggestions />
    </details>
  );
});
