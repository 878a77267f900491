import { JobsKey } from '@/stores/jobs/keys';
import { CompanyJobsScreen } from '@/views/jobs/company-jobs-screen';
import { listPageOf } from '../../list-page';
import { companyScreen } from '../company/company-screen';
import { LIST_QUERY, requeryList, showList } from './list-query';

/** The openings of a company. */
export const companyJobsScreen = companyScreen({
  View: CompanyJobsScreen,
  query: LIST_QUERY,
  load: (container, { urlName = '' }) => showList(container, { company_name: urlName }),
  requery: requeryList,
  page: ({ companyName }, container) => ({
    listPage: listPageOf(container, container.get(JobsKey).page, LIST_QUERY),
    title: `Jobs at ${companyName} · {brand}`,
    description: `Openings at ${companyName} with what they pay, how old they are and how often they were posted before.`,
  }),
});
