import { ContainerModule } from 'inversify';
import { CompanyListingPort, CompanyReadingPort } from '@/core/company/company.port';
import { CompanyNeighboursStore } from '@/stores/company/company-neighbours.store';
import { CompanyFactsKey, CompanyNeighboursKey } from '@/stores/company/keys';

export const companyFactsModule = new ContainerModule(({ bind }) => {
  bind(CompanyNeighboursKey)
    .toResolvedValue(
      (companies, listing, facts) => new CompanyNeighboursStore(companies, listing, facts),
      [CompanyReadingPort, CompanyListingPort, CompanyFactsKey],
    )
    .inSingletonScope();
});
