import { wire } from '@/app/wire';
import { CompanyListingPort, CompanyReadingPort } from '@/core/research/company/company.port';
import { CompanyNeighboursStore } from '@/stores/research/company/company-neighbours.store';
import { CompanyFactsKey, CompanyNeighboursKey } from '@/stores/research/company/keys';

export const companyFactsModule = wire((provide) => {
  provide(CompanyNeighboursStore, [CompanyReadingPort, CompanyListingPort, CompanyFactsKey], CompanyNeighboursKey);
});
