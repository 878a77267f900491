import { ContainerModule } from 'inversify';
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
import { PersonalKey } from '@/stores/kernel/common/personal';
import { CompanyAnswersStore } from '@/stores/research/company-overview/company-answers.store';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';

export const companyOverviewAdapters = wire((provide) => {
  provide(ReviewsApi, [HttpClientKey], OverviewReviewsPort);
  provide(SalariesApi, [HttpClientKey], OverviewSalariesPort);
  provide(InterviewsApi, [HttpClientKey], OverviewInterviewsPort);
  provide(CompanyApi, [HttpClientKey], OverviewListingPort);
  provide(TenureApi, [HttpClientKey], OverviewTenurePort);
});

export const companyOverviewModule = new ContainerModule(({ bind }) => {
  bind(CompanyAnswersKey)
    .toResolvedValue(
      (reviews, salaries, interviews, listing, tenure) =>
        new CompanyAnswersStore({ reviews, salaries, interviews, listing, tenure }),
      [OverviewReviewsPort, OverviewSalariesPort, OverviewInterviewsPort, OverviewListingPort, OverviewTenurePort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(CompanyAnswersKey);
});
