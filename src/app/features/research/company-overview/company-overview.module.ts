import { ContainerModule } from 'inversify';
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
