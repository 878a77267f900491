import { CompanyFactsKey, CompanyKey } from '@/stores/research/company/keys';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { CompanyOverview } from '@/views/research/company-overview/company-overview';
import { companyScreen } from '../company/company-screen';

export const companyOverviewScreen = companyScreen({
  View: CompanyOverview,
  load: async (container, { urlName = '' }) => {
    await Promise.all([
      container.get(CompanyAnswersKey).open(urlName),
      container.get(CompanyFactsKey).openOverview(urlName),
    ]);
  },
  loadFor: (container, company) => container.get(CompanyAnswersKey).openSimilar(company),
  page: ({ companyName, industry, hq, about }, container) => ({
    isEmpty: about === null && container.get(CompanyKey).footerStats.length === 0,
    title: `${companyName}: reviews, salaries, interviews and life at work · {brand}`,
    description: about ?? `${companyName}, ${industry}, ${hq}: what people who work there say.`,
  }),
});
