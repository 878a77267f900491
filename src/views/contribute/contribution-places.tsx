import { observer } from 'mobx-react-lite';
import { contributionAddress } from '@/core/contribute/contribution-address';
import { CONTRIBUTION_KINDS } from '@/core/contribute/contribution-kind';
import { contributionSubjectIn } from '@/core/contribute/contribution-subject';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { CurrentPlaceInSight } from '../shell/current-place';
import { PlaceList } from '../shell/place-list';
import { messages } from './messages';

/** The forms that the app has, about the company of the address. */
export const ContributionPlaces = observer(function ContributionPlaces() {
  const { screens, path, address } = useStore(NavigationKey);
  const { company } = contributionSubjectIn(address);
  const places = CONTRIBUTION_KINDS.flatMap((kind) => {
    const href = contributionAddress(screens, kind, { company });
    return href === null ? [] : [{ label: messages.kinds[kind], href, isHere: href.split('?', 1)[0] === path }];
  });
  return (
    <>
      <PlaceList title={messages.places} places={places} />
      <CurrentPlaceInSight />
    </>
  );
});
