import { ContainerModule } from 'inversify';
import { CompanyApi } from '@/adapters/http/generated/company/company';
import { CompanyListingPort } from '@/core/company/company.port';
import { HttpClientKey } from '../../app-keys';

/** The list of companies over the wire. */
export const companiesAdapters = new ContainerModule(({ bind }) => {
  bind(CompanyListingPort)
    .toResolvedValue((http) => new CompanyApi(http), [HttpClientKey])
    .inSingletonScope();
});
