import { ContainerModule } from 'inversify';
import { BenefitsApi } from '@/adapters/http/generated/benefits/benefits';
import { CompanyApi } from '@/adapters/http/generated/company/company';
import { CompareApi } from '@/adapters/http/generated/company/compare';
import { InterviewsApi } from '@/adapters/http/generated/interviews/interviews';
import { SalariesApi } from '@/adapters/http/generated/salary/salaries';
import { TenureApi } from '@/adapters/http/generated/tenure/tenure';
import { HttpClientKey } from '@/app/app-keys';
import { ComparedTenurePort, ComparingPort, PairedCompaniesPort } from '@/core/research/compare/comparison.port';
import { OfferReadingPort } from '@/core/research/compare/read-offer-facts.use-case';

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
  bind(OfferReadingPort)
    .toResolvedValue(
      (http) => ({
        salaries: new SalariesApi(http),
        interviews: new InterviewsApi(http),
        benefits: new BenefitsApi(http),
      }),
      [HttpClientKey],
    )
    .inSingletonScope();
});
