import type { Screen } from '@/app/feature';
import { listedPage } from '@/app/later-page';
import { listedItems } from '@/app/listed-items';
import { COLLEGE_FILTER_KEYS } from '@/core/research/colleges/college-filters';
import { collegePath } from '@/core/research/colleges/college-structured-data';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CollegeListKey } from '@/stores/research/colleges/keys';
import { CollegesScreen } from '@/views/research/colleges/colleges-screen';

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
