import { observer } from 'mobx-react-lite';
import { placesAbout, placesOfUser } from '@/core/navigation/navigation';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { BrandKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { CommunitiesAside } from '../communities/communities-aside';
import { messages } from './messages';
import { PlaceList } from './place-list';

/** The start column of the feed, of a post, and of what belongs to no other list: communities, the user's pages, the product's. */
export const MainPlaces = observer(function MainPlaces() {
  const { screens } = useStore(NavigationKey);
  const { isLoggedIn } = useStore(SessionKey);
  const brand = useStore(BrandKey);
  return (
    <>
      <CommunitiesAside />
      <PlaceList title={messages.yours} places={isLoggedIn ? placesOfUser(screens) : []} thin />
      <PlaceList title={messages.about(brand)} places={placesAbout(screens)} thin />
    </>
  );
});
