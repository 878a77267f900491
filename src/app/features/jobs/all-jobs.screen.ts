import { jobLinkOf } from '@/core/jobs/job-listing';
import { JobsKey } from '@/stores/jobs/keys';
import { AllJobsScreen } from '@/views/jobs/all-jobs-screen';
import type { Screen } from '../../feature';
import { listedPage } from '../../later-page';
import { listedItems } from '../../listed-items';
import { LIST_QUERY, requeryList, showList } from './list-query';

/** The openings of all companies. */
export const allJobsScreen: Screen = {
  View: AllJobsScreen,
  query: LIST_QUERY,
  load: (container) => showList(container, {}),
  requery: requeryList,
  page: (container) => ({
    ...listedPage(container, container.get(JobsKey).page, LIST_QUERY),
    structured: listedItems(container.get(JobsKey).page, jobLinkOf),
    title: 'Jobs in India · {brand}',
    description: 'Openings with what they pay, how old they are and how often they were posted before.',
  }),
};
