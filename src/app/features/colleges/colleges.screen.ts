import { COLLEGE_FILTER_KEYS } from '@/core/colleges/college-filters';
import { CollegeListKey } from '@/stores/colleges/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { CollegesScreen } from '@/views/colleges/colleges-screen';
import type { Screen } from '../../feature';
import { listPageOf } from '../../list-page';

/** The list of colleges. */
export const collegesScreen: Screen = {
  View: CollegesScreen,
  query: ['q', ...COLLEGE_FILTER_KEYS, 'page'],
  load: (container) => container.get(CollegeListKey).show(container.get(NavigationKey).address),
  requery: (container) => container.get(CollegeListKey).show(container.get(NavigationKey).address),
  page: (container) => ({
    listPage: listPageOf(container, container.get(CollegeListKey).page, ['q', ...COLLEGE_FILTER_KEYS]),
    title: 'Colleges and universities in India · {brand}',
    description: 'Colleges by state, kind and who runs them, each with the companies and open jobs of its city.',
  }),
};
