import { ContainerModule } from 'inversify';
import {
  OverviewInterviewsPort,
  OverviewReviewsPort,
  OverviewSalariesPort,
} from '@/core/company-overview/company-overview.port';
import { PersonalKey } from '@/stores/common/personal';
import { CompanyAnswersStore } from '@/stores/company-overview/company-answers.store';
import { CompanyAnswersKey } from '@/stores/company-overview/keys';

export const companyOverviewModule = new ContainerModule(({ bind }) => {
  bind(CompanyAnswersKey)
    .toResolvedValue(
      (reviews, salaries, interviews) => new CompanyAnswersStore({ reviews, salaries, interviews }),
      [OverviewReviewsPort, OverviewSalariesPort, OverviewInterviewsPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(CompanyAnswersKey);
});
