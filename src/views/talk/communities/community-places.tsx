import { observer } from 'mobx-react-lite';
import { communityPathOf } from '@/core/talk/communities/community-path';
import { COMMUNITIES_PATH } from '@/core/talk/communities/shown-communities';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import { SessionKey } from '@/stores/account/session/keys';
import { CommunitiesKey, CommunityPageKey } from '@/stores/talk/communities/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { CurrentPlaceInSight } from '@/views/kernel/shell/current-place';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { TextLink } from '@/views/kernel/ui/text-link';
import { NewPosts } from './new-posts';
import { pageMessages as messages } from './page-messages';

export const CommunityPlaces = observer(function CommunityPlaces() {
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
