import { CompanyFactsKey, CompanyNeighboursKey } from '@/stores/research/company/keys';
import { CompanyOffices } from '@/views/research/company/company-offices';
import { companyScreen } from '../company/company-screen';

export const companyLocationsScreen = companyScreen({
  View: CompanyOffices,
  load: (container, { urlName = '' }) => container.get(CompanyFactsKey).openOffices(urlName),
  loadFor: (container, company) => container.get(CompanyNeighboursKey).openPeers(company),
  page: ({ companyName, officeLocations }) => ({
    title: `${companyName} offices: addresses and cities · {brand}`,
    description: `Where ${companyName} has offices: ${officeLocations.map(({ city }) => city).join(', ')}.`,
  }),
});
