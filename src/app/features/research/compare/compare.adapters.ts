import { ContainerModule } from 'inversify';
import { CompanyApi } from '@/adapters/http/generated/company/company';
import { CompareApi } from '@/adapters/http/generated/company/compare';
import { HttpClientKey } from '@/app/app-keys';
import { ComparingPort, PairedCompaniesPort } from '@/core/research/compare/comparison.port';

/** Companies side by side over the wire. */
export const compareAdapters = new ContainerModule(({ bind }) => {
  bind(ComparingPort)
    .toResolvedValue((http) => new CompareApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(PairedCompaniesPort)
    .toResolvedValue((http) => new CompanyApi(http), [HttpClientKey])
    .inSingletonScope();
});
