import '@/views/research/salaries/salary-screens.css';
import type { Container } from 'inversify';
import { parseAddress, queryValue } from '@/core/kernel/common/address';
import { readSalaryAddress } from '@/core/research/salaries/salary-address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SalaryReportKey } from '@/stores/research/salaries/keys';
import { CompanySalaries } from '@/views/research/salaries/company-salaries';
import { companyScreen } from '../company/company-screen';
import { openSalaries, salaryTextsOf } from './open-salaries';

const QUERY = ['designation', 'location', 'experience', 'employment', 'page'];

function load(container: Container): Promise<void> {
  const { address, match } = container.get(NavigationKey);
  const designation = queryValue(parseAddress(address).query, 'designation');
  const subject = {
    company: match?.parameters.urlName ?? '',
    ...(designation ? { jobProfile: designation } : {}),
  };
  return openSalaries(container, subject, readSalaryAddress(address));
}

export const companySalariesScreen = companyScreen({
  View: CompanySalaries,
  query: QUERY,
  pages: ['designation'],
  load,
  requery: load,
  page: ({ companyName }, container) => {
    const { report } = container.get(SalaryReportKey);
    if (report !== null) return salaryTextsOf(container, report, QUERY);
    const description = `What people earn at ${companyName}, by role, city and experience.`;
    return { title: `Salaries at ${companyName} · {brand}`, description };
  },
});
