import Check from 'lucide-react/icons/check';
import { observer } from 'mobx-react-lite';
import { pluralUnlessNone } from '@/core/kernel/formatting/plural';
import { communityPathOf } from '@/core/talk/communities/community-path';
import { COMMUNITIES_PATH } from '@/core/talk/communities/shown-communities';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import type { CommunityPage } from '@/core/talk/community-pages/community-page';
import { SessionKey } from '@/stores/account/session/keys';
import { CommunitiesKey, CommunityPageKey } from '@/stores/talk/communities/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { CurrentPlaceInSight } from '@/views/kernel/shell/current-place';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CommunityAside } from './community-aside';
import { CommunityFailure } from './community-failure';
import { CommunityPosts, PostOrders } from './community-posts';
import { FollowButton } from './follow-button';
import { NewPosts } from './new-posts';
import { pageMessages as messages } from './page-messages';
import { PostHere } from './post-here';

export const CommunityScreen = observer(function CommunityScreen() {
  const page = useStore(CommunityPageKey);
  const { state } = page;
  return (
    <ScreenFrame
      places={<CommunityPlaces />}
      aside={state.state === 'ready' ? <CommunityAside page={state.value} /> : null}
    >
      <div className="hang">
        <BackLink to={COMMUNITIES_PATH}>{messages.title}</BackLink>
        {state.state === 'ready' ? <CommunityHead page={state.value} /> : null}
        {state.state === 'idle' || state.state === 'loading' ? <HeadSkeleton /> : null}
        {state.state === 'failed' ? <CommunityFailure failure={state.failure} /> : null}
      </div>
      {state.state === 'ready' ? (
        <>
          <div className="room__bar">
            <PostOrders />
          </div>
          <CommunityPosts />
        </>
      ) : null}
    </ScreenFrame>
  );
});

function CommunityHead({ page }: { readonly page: CommunityPage }) {
  const { community, postsThisWeek } = page;
  const figures = [
    pluralUnlessNone(community.topicMeta.followers, messages.followers),
    pluralUnlessNone(postsThisWeek, messages.postsThisWeek),
  ].filter((figure) => figure !== null);
  return (
    <header className="room">
      <div className="room__x">
        <h1 className="h1">{community.name}</h1>
        <p className="meta num">
          {figures.map((figure, place) => (
            <span key={figure} className={place === 0 ? undefined : 'dot'}>
              {figure}
            </span>
          ))}
        </p>
      </div>
      <div className="room__acts">
        <FollowButton community={community} check={<Check size={17} aria-hidden="true" />} />
        <PostHere community={community} />
      </div>
    </header>
  );
}

function HeadSkeleton() {
  return (
    <SkeletonGroup label={messages.loadingPage} className="grid gap-3 mt-2">
      <Skeleton width="half" />
      <Skeleton />
    </SkeletonGroup>
  );
}

const CommunityPlaces = observer(function CommunityPlaces() {
  const { popular, yours } = useStore(CommunitiesKey);
  const { isLoggedIn } = useStore(SessionKey);
  const { state } = useStore(CommunityPageKey);
  const shown = state.state === 'ready' ? communityKeyOf(state.value.community) : null;
  const offered = popular.state === 'ready' ? popular.value : [];
  const listed = isLoggedIn && yours.length > 0 ? yours : offered;
  const places = listed.map((community) => ({
    label: community.name,
    href: communityPathOf(community),
    news: listed === yours ? <NewPosts community={community} /> : undefined,
    isHere: communityKeyOf(community) === shown,
  }));
  return (
    <>
      <PlaceList title={isLoggedIn && yours.length > 0 ? messages.yours : messages.popular} places={places} />
      <CurrentPlaceInSight key={places.findIndex(({ isHere }) => isHere)} />
      <section className="hang hang--thin">
        <TextLink to={COMMUNITIES_PATH} look="block">
          {messages.browse}
        </TextLink>
      </section>
    </>
  );
});
