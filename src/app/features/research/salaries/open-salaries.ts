import type { Container } from 'inversify';
import { listedPage } from '@/app/later-page';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import type { SalaryReport } from '@/core/research/salaries/salary';
import type { SalaryAddress } from '@/core/research/salaries/salary-address';
import { readSalaryAddress } from '@/core/research/salaries/salary-address';
import { salaryPageTexts } from '@/core/research/salaries/salary-page-texts';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SalaryListKey, SalaryReportKey } from '@/stores/research/salaries/keys';

const LIMIT = 30;

export interface SalarySubject {
  readonly company?: string;
  readonly jobProfile?: string;
}

export async function openSalaries(
  container: Container,
  subject: SalarySubject,
  address: SalaryAddress,
): Promise<void> {
  const filters = {
    ...(address.location === null ? {} : { location: address.location }),
    ...(address.experience === null ? {} : { experience: address.experience }),
    ...(address.employment === null ? {} : { employment: address.employment }),
  };
  const scope = { ...subject, ...filters };
  const by = subject.company === undefined ? 'company' : 'jobProfile';
  const hasList = subject.company === undefined || subject.jobProfile === undefined;
  await Promise.all([
    container.get(SalaryReportKey).open(scope),
    hasList ? container.get(SalaryListKey).open({ ...scope, by, page: address.page, limit: LIMIT }) : undefined,
  ]);
}

export function salaryTextsOf(container: Container, report: SalaryReport, parameters: readonly string[]): PageTexts {
  const texts = salaryPageTexts(report);
  const hasList = report.company === null || report.jobProfile === null;
  const { page } = readSalaryAddress(container.get(NavigationKey).address);
  if (!hasList || page === 1) return texts;
  const { ownQuery, isEmpty } = listedPage(container, container.get(SalaryListKey).state, parameters);
  return { ...texts, ownQuery: ownQuery || texts.ownQuery || '', isEmpty };
}
