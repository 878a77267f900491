import { BenefitsApi } from '@/adapters/http/generated/benefits/benefits';
import { CompanyApi } from '@/adapters/http/generated/company/company';
import { CompareApi } from '@/adapters/http/generated/company/compare';
import { InterviewsApi } from '@/adapters/http/generated/interviews/interviews';
import { SalariesApi } from '@/adapters/http/generated/salary/salaries';
import { TenureApi } from '@/adapters/http/generated/tenure/tenure';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ComparedTenurePort, ComparingPort, PairedCompaniesPort } from '@/core/research/compare/comparison.port';
import { OfferReadingPort } from '@/core/research/compare/read-offer-facts.use-case';

export const compareAdapters = wire((provide, bind) => {
  provide(CompareApi, [HttpClientKey], ComparingPort);
  provide(CompanyApi, [HttpClientKey], PairedCompaniesPort);
  provide(TenureApi, [HttpClientKey], ComparedTenurePort);
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
