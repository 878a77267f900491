import type { Screen } from '@/app/feature';
import { listedPage } from '@/app/later-page';
import { listedItems } from '@/app/listed-items';
import { jobLinkOf } from '@/core/research/jobs/job-listing';
import { JobsKey } from '@/stores/research/jobs/keys';
import { AllJobsScreen } from '@/views/research/jobs/all-jobs-screen';
import { LIST_QUERY, requeryList, showList } from './list-query';

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
