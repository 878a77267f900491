import { JobsKey } from '@/stores/jobs/keys';
import { AllJobsScreen } from '@/views/jobs/all-jobs-screen';
import type { Screen } from '../../feature';
import { listPageOf } from '../../list-page';
import { LIST_QUERY, requeryList, showList } from './list-query';

/** The openings of all companies. */
export const allJobsScreen: Screen = {
  View: AllJobsScreen,
  query: LIST_QUERY,
  load: (container) => showList(container, {}),
  requery: requeryList,
  page: (container) => ({
    listPage: listPageOf(container, container.get(JobsKey).page, LIST_QUERY),
    title: 'Jobs in India · {brand}',
    description: 'Openings with what they pay, how old they are and how often they were posted before.',
  }),
};
