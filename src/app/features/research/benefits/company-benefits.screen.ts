import type { Container } from 'inversify';
import { parseAddress, queryValue } from '@/core/kernel/common/address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BenefitsKey } from '@/stores/research/benefits/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { WaitingCardsKey } from '@/stores/research/contributions/keys';
import { CompanyBenefits } from '@/views/research/benefits/company-benefits';
import { companyScreen } from '../company/company-screen';

function selectionOf(container: Container): readonly [benefit: string | null, after: string | null, isBack: boolean] {
  const { address, isBack } = container.get(NavigationKey);
  const { query } = parseAddress(address);
  return [queryValue(query, 'benefit') || null, queryValue(query, 'after') || null, isBack];
}

export const companyBenefitsScreen = companyScreen({
  View: CompanyBenefits,
  query: ['benefit', 'after'],
  load: async (container, { urlName = '' }) => {
    await Promise.all([
      container.get(BenefitsKey).open(urlName, ...selectionOf(container)),
      container.get(WaitingCardsKey).open(urlName),
    ]);
  },
  requery: async (container) => {
    await container.get(BenefitsKey).select(...selectionOf(container));
  },
  page: ({ companyName }, container) => ({
    isEmpty: container.get(CompanyKey).tabStats.benefits === 0,
    title: `${companyName}: benefits that people get · {brand}`,
    description: `Health insurance, leave, bonus, work from home: what people at ${companyName} report, with counts and comments.`,
  }),
});
