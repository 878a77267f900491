import { CompanyFactsKey, CompanyNeighboursKey } from '@/stores/research/company/keys';
import { CompanyOrganisation } from '@/views/research/company/company-organisation';
import { companyScreen } from '../company/company-screen';

export const companyOrganisationScreen = companyScreen({
  View: CompanyOrganisation,
  load: (container, { urlName = '' }) => container.get(CompanyFactsKey).openOrganisation(urlName),
  loadFor: (container, company) => container.get(CompanyNeighboursKey).openPeers(company),
  page: ({ companyName }) => ({
    title: `Associated companies of ${companyName} · {brand}`,
    description: `Parents, subsidiaries and associates of ${companyName}, with their ratings.`,
  }),
});
