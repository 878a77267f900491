import { CompanyFactsKey } from '@/stores/company/keys';
import { CompanyOverview } from '@/views/company/company-overview';
import { companyScreen } from './company-screen';

/** The first page of a company. */
export const companyOverviewScreen = companyScreen({
  View: CompanyOverview,
  load: (container, { urlName = '' }) => container.get(CompanyFactsKey).openOverview(urlName),
  page: ({ companyName, industry, hq, about }) => ({
    title: `${companyName}: reviews, salaries, interviews and life at work · {brand}`,
    description: about ?? `${companyName}, ${industry}, ${hq}: what people who work there say.`,
  }),
});
