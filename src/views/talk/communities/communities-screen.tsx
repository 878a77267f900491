import { observer } from 'mobx-react-lite';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { placesOfUser } from '@/core/kernel/navigation/navigation';
import { addressOfList, communityListsFor, typeOfList } from '@/core/talk/communities/shown-communities';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CommunitiesKey, CommunityListingKey } from '@/stores/talk/communities/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { CurrentPlaceInSight } from '@/views/kernel/shell/current-place';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Section } from '@/views/kernel/ui/section';
import { CommunityGroups } from './community-groups';
import { CommunitySearch } from './community-search';
import { FoundCommunities } from './found-communities';
import { pageMessages as messages } from './page-messages';

export const CommunitiesScreen = observer(function CommunitiesScreen() {
  const { shown } = useStore(CommunityListingKey);
  return (
    <ScreenFrame places={<ListPlaces />} aside={<ListingAside />}>
      <div className="hang">
        <div className="hang__head">
          <h1 className="h1">{messages.title}</h1>
        </div>
        <CommunitySearch />
      </div>
      {shown.search === null ? <CommunityGroups /> : <FoundCommunities />}
    </ScreenFrame>
  );
});

const ListPlaces = observer(function ListPlaces() {
  const { shown, totals } = useStore(CommunityListingKey);
  const { userCommunities } = useStore(CommunitiesKey);
  const { screens } = useStore(NavigationKey);
  const { isLoggedIn } = useStore(SessionKey);
  const all = Object.values(totals).reduce((sum, total) => sum + total, 0);
  const countOf = (list: (typeof shown)['list']) => {
    const type = typeOfList(list);
    if (type !== null) return totals[type] ?? 0;
    if (list === 'following') return userCommunities.length;
    return list === 'all' ? all : Math.max(all - userCommunities.length, 0);
  };
  const places = communityListsFor(isLoggedIn).map((list) => ({
    label: messages.lists[list],
    href: addressOfList(list),
    count: countOf(list) === 0 ? undefined : groupIndian(countOf(list)),
    isHere: shown.search === null && list === shown.list,
  }));
  return (
    <>
      <PlaceList title={messages.show} places={places} />
      <CurrentPlaceInSight />
      <PlaceList title={messages.yourPages} places={isLoggedIn ? placesOfUser(screens) : []} thin />
    </>
  );
});

function ListingAside() {
  return (
    <>
      <Section title={messages.following}>
        <p className="text-ink-2">{messages.followingText}</p>
        <p className="text-ink-2 mt-2">{messages.followingLeave}</p>
      </Section>
      <Section title={messages.whichKind} thin>
        <ul className="grid gap-2 text-ink-2">
          <li>{messages.topicsText}</li>
          <li>{messages.companiesText}</li>
          <li>{messages.departmentsText}</li>
        </ul>
      </Section>
    </>
  );
}
