import { observer } from 'mobx-react-lite';
import { aboutLinks, placesOfUser } from '@/core/kernel/navigation/navigation';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BrandKey } from '@/stores/kernel/shell/keys';
import { useStore } from '../common/use-store';
import { CurrentPlaceInSight } from './current-place';
import { messages } from './messages';
import { PlaceList } from './place-list';

export const OwnPlaces = observer(function OwnPlaces() {
  const { screens } = useStore(NavigationKey);
  const { isLoggedIn } = useStore(SessionKey);
  const brand = useStore(BrandKey);
  return (
    <>
      <PlaceList title={messages.yours} places={isLoggedIn ? placesOfUser(screens) : []} />
      <CurrentPlaceInSight />
      <PlaceList title={messages.about(brand)} places={aboutLinks(screens)} thin />
    </>
  );
});
