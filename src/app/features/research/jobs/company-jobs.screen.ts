import { listedPage } from '@/app/later-page';
import { listedItems } from '@/app/listed-items';
import { jobLinkOf } from '@/core/research/jobs/job-listing';
import { JobsKey } from '@/stores/research/jobs/keys';
import { CompanyJobsScreen } from '@/views/research/jobs/company-jobs-screen';
import { companyScreen } from '../company/company-screen';
import { LIST_QUERY, requeryList, showList } from './list-query';

export const companyJobsScreen = companyScreen({
  View: CompanyJobsScreen,
  query: LIST_QUERY,
  load: (container, { urlName = '' }) => showList(container, { company_name: urlName }),
  requery: requeryList,
  page: ({ companyName }, container) => ({
    ...listedPage(container, container.get(JobsKey).page, LIST_QUERY),
    structured: listedItems(container.get(JobsKey).page, jobLinkOf),
    title: `Jobs at ${companyName} · {brand}`,
    description: `Openings at ${companyName} with what they pay, how old they are and how often they were posted before.`,
  }),
});
