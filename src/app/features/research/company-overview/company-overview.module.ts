import { ContainerModule } from 'inversify';
import {
  OverviewInterviewsPort,
  OverviewListingPort,
  OverviewReviewsPort,
  OverviewSalariesPort,
} from '@/core/research/company-overview/company-overview.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { CompanyAnswersStore } from '@/stores/research/company-overview/company-answers.store';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';

export const companyOverviewModule = new ContainerModule(({ bind }) => {
  bind(CompanyAnswersKey)
    .toResolvedValue(
      (reviews, salaries, interviews, listing) => new CompanyAnswersStore({ reviews, salaries, interviews, listing }),
      [OverviewReviewsPort, OverviewSalariesPort, OverviewInterviewsPort, OverviewListingPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(CompanyAnswersKey);
});
