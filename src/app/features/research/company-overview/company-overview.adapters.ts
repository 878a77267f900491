import { ContainerModule } from 'inversify';
import { CompanyApi } from '@/adapters/http/generated/company/company';
import { InterviewsApi } from '@/adapters/http/generated/interviews/interviews';
import { ReviewsApi } from '@/adapters/http/generated/review/reviews';
import { SalariesApi } from '@/adapters/http/generated/salary/salaries';
import { TenureApi } from '@/adapters/http/generated/tenure/tenure';
import { HttpClientKey } from '@/app/app-keys';
import {
  OverviewInterviewsPort,
  OverviewListingPort,
  OverviewReviewsPort,
  OverviewSalariesPort,
  OverviewTenurePort,
} from '@/core/research/company-overview/company-overview.port';

/** The answers over the wire. */
export const companyOverviewAdapters = new ContainerModule(({ bind }) => {
  bind(OverviewReviewsPort)
    .toResolvedValue((http) => new ReviewsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(OverviewSalariesPort)
    .toResolvedValue((http) => new SalariesApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(OverviewInterviewsPort)
    .toResolvedValue((http) => new InterviewsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(OverviewListingPort)
    .toResolvedValue((http) => new CompanyApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(OverviewTenurePort)
    .toResolvedValue((http) => new TenureApi(http), [HttpClientKey])
    .inSingletonScope();
});
