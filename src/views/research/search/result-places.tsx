import { observer } from 'mobx-react-lite';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { SEARCH_TYPES } from '@/core/research/search/found-type';
import { SearchKey } from '@/stores/research/search/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { CurrentPlaceInSight } from '@/views/kernel/shell/current-place';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { messages } from './messages';

/** Counts per type. A search of a single type knows only its own count. */
export const ResultPlaces = observer(function ResultPlaces() {
  const search = useStore(SearchKey);
  const { stats, searchType } = search;
  const places = SEARCH_TYPES.filter(
    ({ type }) => type === 'all' || searchType.type !== 'all' || stats.byType[type] !== undefined,
  ).map(({ label, type }) => {
    const ofAll = searchType.type === 'all' && stats.total > 0 ? stats.total : undefined;
    const count = type === 'all' ? ofAll : stats.byType[type];
    return {
      label,
      href: search.addressOfType(type),
      count: count === undefined ? undefined : groupIndian(count),
      isHere: searchType.type === type,
    };
  });
  return (
    <>
      <PlaceList title={messages.types} places={places} />
      <CurrentPlaceInSight key={searchType.type} />
    </>
  );
});
