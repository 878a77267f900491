import { ContainerModule } from 'inversify';
import {
  OverviewInterviewsPort,
  OverviewReviewsPort,
  OverviewSalariesPort,
} from '@/core/research/company-overview/company-overview.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { CompanyAnswersStore } from '@/stores/research/company-overview/company-answers.store';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';

export const companyOverviewModule = new ContainerModule(({ bind }) => {
  bind(CompanyAnswersKey)
    .toResolvedValue(
      (reviews, salaries, interviews) => new CompanyAnswersStore({ reviews, salaries, interviews }),
      [OverviewReviewsPort, OverviewSalariesPort, OverviewInterviewsPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(CompanyAnswersKey);
});
