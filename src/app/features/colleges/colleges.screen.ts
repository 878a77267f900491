import { COLLEGE_FILTER_KEYS } from '@/core/colleges/college-filters';
import { collegePath } from '@/core/colleges/college-structured-data';
import { CollegeListKey } from '@/stores/colleges/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { CollegesScreen } from '@/views/colleges/colleges-screen';
import type { Screen } from '../../feature';
import { listedPage } from '../../later-page';
import { listedItems } from '../../listed-items';

/** The list of colleges. */
export const collegesScreen: Screen = {
  View: CollegesScreen,
  query: ['q', ...COLLEGE_FILTER_KEYS, 'page'],
  load: (container) => container.get(CollegeListKey).show(container.get(NavigationKey).address),
  requery: (container) => container.get(CollegeListKey).show(container.get(NavigationKey).address),
  page: (container) => ({
    ...listedPage(container, container.get(CollegeListKey).page, ['q', ...COLLEGE_FILTER_KEYS]),
    structured: listedItems(container.get(CollegeListKey).page, ({ name, urlName }) => [name, collegePath(urlName)]),
    title: 'Colleges and universities in India · {brand}',
    description: 'Colleges by state, kind and who runs them, each with the companies and open jobs of its city.',
  }),
};
