import { ContainerModule } from 'inversify';
import { CompanyListingPort, CompanyReadingPort } from '@/core/research/company/company.port';
import { CompanyNeighboursStore } from '@/stores/research/company/company-neighbours.store';
import { CompanyFactsKey, CompanyNeighboursKey } from '@/stores/research/company/keys';

export const companyFactsModule = new ContainerModule(({ bind }) => {
  bind(CompanyNeighboursKey)
    .toResolvedValue(
      (companies, listing, facts) => new CompanyNeighboursStore(companies, listing, facts),
      [CompanyReadingPort, CompanyListingPort, CompanyFactsKey],
    )
    .inSingletonScope();
});
