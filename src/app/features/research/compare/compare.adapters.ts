import { ContainerModule } from 'inversify';
import { CompanyApi } from '@/adapters/http/generated/company/company';
import { CompareApi } from '@/adapters/http/generated/company/compare';
import { TenureApi } from '@/adapters/http/generated/tenure/tenure';
import { HttpClientKey } from '@/app/app-keys';
import { ComparedTenurePort, ComparingPort, PairedCompaniesPort } from '@/core/research/compare/comparison.port';

/** Companies side by side over the wire. */
export const compareAdapters = new ContainerModule(({ bind }) => {
  bind(ComparingPort)
    .toResolvedValue((http) => new CompareApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(PairedCompaniesPort)
    .toResolvedValue((http) => new CompanyApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(ComparedTenurePort)
    .toResolvedValue((http) => new TenureApi(http), [HttpClientKey])
    .inSingletonScope();
});
