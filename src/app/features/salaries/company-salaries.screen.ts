import '@/views/salaries/salary-screens.css';
import type { Container } from 'inversify';
import { parseAddress, queryValue } from '@/core/common/address';
import { readSalaryAddress } from '@/core/salaries/salary-address';
import { salaryPageTexts } from '@/core/salaries/salary-page-texts';
import { NavigationKey } from '@/stores/navigation/keys';
import { SalaryListKey, SalaryReportKey } from '@/stores/salaries/keys';
import { CompanySalaries } from '@/views/salaries/company-salaries';
import { listQueryOf } from '../../later-page';
import { companyScreen } from '../company/company-screen';
import { openSalaries } from './open-salaries';

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

/** The salaries of a company, or of one designation there. */
export const companySalariesScreen = companyScreen({
  View: CompanySalaries,
  query: QUERY,
  pages: ['designation'],
  load,
  requery: load,
  page: ({ companyName }, container) => {
    const { report } = container.get(SalaryReportKey);
    const description = `What people earn at ${companyName}, by role, city and experience.`;
    const texts =
      report === null ? { title: `Salaries at ${companyName} · {brand}`, description } : salaryPageTexts(report);
    return { ...texts, listQuery: listQueryOf(container, container.get(SalaryListKey).state, QUERY) };
  },
});
