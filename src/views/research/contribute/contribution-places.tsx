import { observer } from 'mobx-react-lite';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import { CONTRIBUTION_KINDS } from '@/core/research/contribute/contribution-kind';
import { contributionSubjectIn } from '@/core/research/contribute/contribution-subject';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { CurrentPlaceInSight } from '@/views/kernel/shell/current-place';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { messages } from './messages';

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
