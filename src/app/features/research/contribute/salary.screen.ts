import { SalaryContributionsPort } from '@/core/research/contribute/salary-contributions.port';
import { SalaryFormKey } from '@/stores/research/contribute/keys';
import { salaryContributionForm } from '@/stores/research/contribute/salary-contribution-form';
import { SalaryForm } from '@/views/research/contribute/salary-form';
import { contributionScreen } from './contribution-screen';

/** The form for the user's own pay. */
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
  page: {
    title: 'Add your salary · {brand}',
    description: 'Tell what you earn, without your name. It shows only together with others, in medians.',
  },
});
