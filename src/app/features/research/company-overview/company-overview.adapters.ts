import { CompanyApi } from '@/adapters/http/generated/company/company';
import { InterviewsApi } from '@/adapters/http/generated/interviews/interviews';
import { ReviewsApi } from '@/adapters/http/generated/review/reviews';
import { SalariesApi } from '@/adapters/http/generated/salary/salaries';
import { TenureApi } from '@/adapters/http/generated/tenure/tenure';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import {
  OverviewInterviewsPort,
  OverviewListingPort,
  OverviewReviewsPort,
  OverviewSalariesPort,
  OverviewTenurePort,
} from '@/core/research/company-overview/company-overview.port';

export const companyOverviewAdapters = wire((provide) => {
  provide(ReviewsApi, [HttpClientKey], OverviewReviewsPort);
  provide(SalariesApi, [HttpClientKey], OverviewSalariesPort);
  provide(InterviewsApi, [HttpClientKey], OverviewInterviewsPort);
  provide(CompanyApi, [HttpClientKey], OverviewListingPort);
  provide(TenureApi, [HttpClientKey], OverviewTenurePort);
});
