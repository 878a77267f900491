import { TenureKey } from '@/stores/research/tenure/keys';
import { CompanyTenure } from '@/views/research/tenure/company-tenure';
import { companyScreen } from '../company/company-screen';

export const companyTenureScreen = companyScreen({
  View: CompanyTenure,
  load: async (container, { urlName = '' }) => {
    await container.get(TenureKey).open(urlName);
  },
  page: ({ companyName }, container) => {
    const { figures } = container.get(TenureKey);
    return {
      isEmpty: figures.state !== 'ready' || figures.value.figures.length === 0,
      title: `${companyName}: offers kept, notice, relieving letter, final settlement · {brand}`,
      description: `How ${companyName} treats people who join and leave: counted answers on offers, bonds, notice, relieving letters and final settlements, with what the law says.`,
    };
  },
});
