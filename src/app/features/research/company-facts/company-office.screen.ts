import { CompanyNeighboursKey } from '@/stores/research/company/keys';
import { CompanyOffice } from '@/views/research/company/company-office';
import { companyScreen } from '../company/company-screen';

export const companyOfficeScreen = companyScreen({
  View: CompanyOffice,
  load: (container, { urlName = '', locationUrl = '' }) =>
    container.get(CompanyNeighboursKey).openOffice(urlName, locationUrl),
  page: ({ companyName }, container) => {
    const { office } = container.get(CompanyNeighboursKey);
    if (office.state !== 'ready') return null;
    const { city, address } = office.value.office;
    return {
      title: `${companyName}, ${city} office · {brand}`,
      description: `${companyName} in ${address ?? city}: reviews, salaries and jobs, and other employers in ${city}.`,
    };
  },
});
