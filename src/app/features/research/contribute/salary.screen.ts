import { SalaryContributionsPort } from '@/core/research/contribute/salary-contributions.port';
import { FindPayGroup } from '@/core/research/fair-pay/find-pay-group.use-case';
import { SalaryReadingPort } from '@/core/research/salaries/salary-reading.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { SalaryFormKey } from '@/stores/research/contribute/keys';
import { salaryContributionForm } from '@/stores/research/contribute/salary-contribution-form';
import { SalaryStandingKey } from '@/stores/research/fair-pay/keys';
import { SalaryStandingStore } from '@/stores/research/fair-pay/salary-standing.store';
import { createLazyView } from '@/views/kernel/common/lazy-view';
import { StandingViewKey } from '@/views/research/contribute/lazy-standing';
import { SalaryForm } from '@/views/research/contribute/salary-form';
import { contributionScreen } from './contribution-screen';

export const salaryScreen = contributionScreen({
  key: SalaryFormKey,
  port: SalaryContributionsPort,
  form: (salaries) => salaryContributionForm(salaries),
  login: 'salary',
  asksForCityId: true,
  fill: ({ companyName, jobProfile, city, cityId, departmentId, isCurrent }) => ({
    companyName: companyName ?? '',
    jobProfile: jobProfile ?? '',
    locationName: cityId === null ? '' : (city ?? ''),
    locationId: cityId,
    department: departmentId,
    currentSalary: isCurrent ?? true,
  }),
  View: SalaryForm,
  alsoBind: ({ bind }) => {
    bind(SalaryStandingKey)
      .toResolvedValue(
        (reading, form) => new SalaryStandingStore(new FindPayGroup(reading), form),
        [SalaryReadingPort, SalaryFormKey],
      )
      .inSingletonScope();
    bind(PersonalKey).toService(SalaryStandingKey);
    bind(StandingViewKey)
      .toResolvedValue(() =>
        createLazyView<object>(async () => {
          const { SalaryStanding } = await import(
            /* webpackChunkName: "salary-standing" */ '@/views/research/fair-pay/salary-standing'
          );
          return SalaryStanding;
        }),
      )
      .inSingletonScope();
  },
  page: {
    title: 'Add your salary · {brand}',
    description: 'Add what you earn, without your name. Others only see it as part of a combined figure.',
  },
});
