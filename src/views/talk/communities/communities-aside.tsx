import { observer } from 'mobx-react-lite';
import type { Community } from '@/core/talk/communities/community';
import { communityPathOf } from '@/core/talk/communities/community-path';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import { SessionKey } from '@/stores/account/session/keys';
import { CommunitiesKey } from '@/stores/talk/communities/keys';
import { useStore } from '@/views/kernel/common/use-store';
import type { SideListProps } from '@/views/kernel/shell/side-list';
import { Button } from '@/views/kernel/ui/button';
import { classNames } from '@/views/kernel/ui/class-names';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CommunityRow } from './community-row';
import { messages } from './messages';
import { NewPosts } from './new-posts';
import { SuggestionsOffer } from './suggestions-offer';

export const CommunitiesAside = observer(function CommunitiesAside({ here }: SideListProps) {
  const communities = useStore(CommunitiesKey);
  const { isLoggedIn } = useStore(SessionKey);
  const { state, reload } = isLoggedIn
    ? { state: communities.followed, reload: communities.loadFollowed }
    : { state: communities.popular, reload: communities.loadPopular };
  return (
    <Section
      title={isLoggedIn ? messages.yours : messages.popular}
      action={
        <TextLink to="/communities" className="meta">
          {messages.all}
        </TextLink>
      }
    >
      {state.state === 'ready' ? (
        <ReadyCommunities communities={isLoggedIn ? communities.yours : state.value} here={here} />
      ) : null}
      {state.state === 'loading' || state.state === 'idle' ? <RowsSkeleton /> : null}
      {state.state === 'failed' ? (
        <div className="grid gap-3">
          <p className="text-ink-2">{messages.failed}</p>
          <Button onClick={() => void reload()}>{messages.tryAgain}</Button>
        </div>
      ) : null}
    </Section>
  );
});

interface CommunityRowsProps extends SideListProps {
  readonly communities: readonly Community[];
}

const ReadyCommunities = observer(function ReadyCommunities({ communities, here }: CommunityRowsProps) {
  const { isLoggedIn } = useStore(SessionKey);
  if (communities.length === 0) {
    return (
      <>
        <p className="text-ink-2">{isLoggedIn ? messages.noneFollowed : messages.none}</p>
        {isLoggedIn ? <SuggestionsOffer /> : null}
      </>
    );
  }
  return (
    <>
      <ul className={classNames('rows', isLoggedIn && 'places')}>
        {communities.map((community) =>
          isLoggedIn ? (
            <YourCommunityRow
              key={communityKeyOf(community)}
              community={community}
              isHere={communityPathOf(community) === here}
            />
          ) : (
            <CommunityRow key={communityKeyOf(community)} community={community} />
          ),
        )}
      </ul>
      {isLoggedIn ? <SuggestionsOffer /> : null}
    </>
  );
});

function RowsSkeleton() {
  return (
    <SkeletonGroup label={messages.loading} className="grid gap-6 py-3">
      <Skeleton />
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="third" />
    </SkeletonGroup>
  );
}

interface YourCommunityRowProps {
  readonly community: Community;
  readonly isHere: boolean;
}

function YourCommunityRow({ community, isHere }: YourCommunityRowProps) {
  return (
    <li>
      <a href={communityPathOf(community)} aria-current={isHere ? 'true' : undefined}>
        {community.name}
        <NewPosts community={community} />
      </a>
    </li>
  );
}
