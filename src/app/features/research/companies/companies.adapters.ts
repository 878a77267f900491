import { ContainerModule } from 'inversify';
import { CompanyApi } from '@/adapters/http/generated/company/company';
import { TenureApi } from '@/adapters/http/generated/tenure/tenure';
import { HttpClientKey } from '@/app/app-keys';
import { CompanyListingPort, ListedTenurePort } from '@/core/research/company/company.port';

/** The list of companies over the wire. */
export const companiesAdapters = new ContainerModule(({ bind }) => {
  bind(CompanyListingPort)
    .toResolvedValue((http) => new CompanyApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(ListedTenurePort)
    .toResolvedValue((http) => new TenureApi(http), [HttpClientKey])
    .inSingletonScope();
});
