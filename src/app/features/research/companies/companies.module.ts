import { CompanyApi } from '@/adapters/http/generated/company/company';
import { TenureApi } from '@/adapters/http/generated/tenure/tenure';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CompanyListingPort, ListedTenurePort } from '@/core/research/company/company.port';

export const companiesAdapters = wire((provide) => {
  provide(CompanyApi, [HttpClientKey], CompanyListingPort);
  provide(TenureApi, [HttpClientKey], ListedTenurePort);
});
