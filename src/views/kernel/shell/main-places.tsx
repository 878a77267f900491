import { observer } from 'mobx-react-lite';
import { aboutLinks, placesOfUser } from '@/core/kernel/navigation/navigation';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BrandKey } from '@/stores/kernel/shell/keys';
import { useStore } from '../common/use-store';
import { messages } from './messages';
import { PlaceList } from './place-list';
import type { SideListProps } from './side-list';
import { SideListKey } from './side-list';

export const MainPlaces = observer(function MainPlaces({ here }: SideListProps) {
  const { screens } = useStore(NavigationKey);
  const { isLoggedIn } = useStore(SessionKey);
  const brand = useStore(BrandKey);
  const SideList = useStore(SideListKey);
  return (
    <>
      <SideList here={here} />
      <PlaceList title={messages.yours} places={isLoggedIn ? placesOfUser(screens) : []} thin />
      <PlaceList title={messages.about(brand)} places={aboutLinks(screens)} thin />
    </>
  );
});
