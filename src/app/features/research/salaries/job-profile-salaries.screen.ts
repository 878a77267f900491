import '@/views/research/salaries/salary-screens.css';
import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import { comparedSalariesOf, readSalaryAddress } from '@/core/research/salaries/salary-address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ComparedSalariesKey, SalaryReportKey } from '@/stores/research/salaries/keys';
import { JobProfileSalariesScreen } from '@/views/research/salaries/job-profile-salaries-screen';
import { openSalaries, salaryTextsOf } from './open-salaries';

const QUERY = ['location', 'experience', 'employment', 'page', 'compare'];

async function load(container: Container): Promise<void> {
  const { address, match } = container.get(NavigationKey);
  const subject = { jobProfile: match?.parameters.jobProfile ?? '' };
  const { page: _page, ...chosen } = readSalaryAddress(address);
  const filters = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null));
  const compared = container.get(ComparedSalariesKey).open(comparedSalariesOf(address), { ...subject, ...filters });
  await Promise.all([openSalaries(container, subject, readSalaryAddress(address)), compared]);
}

export const jobProfileSalariesScreen: Screen = {
  View: JobProfileSalariesScreen,
  query: QUERY,
  load,
  requery: load,
  canonical: (container) => {
    const role = container.get(SalaryReportKey).report?.jobProfile ?? null;
    return role === null
      ? null
      : container.get(NavigationKey).screens.addressOf('JobProfileSalaries', { jobProfile: role.key });
  },
  page: (container) => {
    const { report } = container.get(SalaryReportKey);
    return report === null ? null : salaryTextsOf(container, report, QUERY);
  },
};
