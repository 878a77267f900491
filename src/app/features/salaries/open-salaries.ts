import type { Container } from 'inversify';
import type { PageTexts } from '@/core/navigation/page-meta';
import type { SalaryReport } from '@/core/salaries/salary';
import type { SalaryAddress } from '@/core/salaries/salary-address';
import { readSalaryAddress } from '@/core/salaries/salary-address';
import { salaryPageTexts } from '@/core/salaries/salary-page-texts';
import { NavigationKey } from '@/stores/navigation/keys';
import { SalaryListKey, SalaryReportKey } from '@/stores/salaries/keys';
import { listedPage } from '../../later-page';

const LIMIT = 30;

/** The subject of a page of salaries. */
export interface SalarySubject {
  readonly company?: string;
  readonly jobProfile?: string;
}

/** Opens the report of a subject, and the list by what the subject does not name. */
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

/** Returns what the document says of a report, or of a later page of the list beside it. */
export function salaryTextsOf(container: Container, report: SalaryReport, parameters: readonly string[]): PageTexts {
  const texts = salaryPageTexts(report);
  const hasList = report.company === null || report.jobProfile === null;
  const { page } = readSalaryAddress(container.get(NavigationKey).address);
  if (!hasList || page === 1) return texts;
  const { ownQuery, isEmpty } = listedPage(container, container.get(SalaryListKey).state, parameters);
  return { ...texts, ownQuery: ownQuery || texts.ownQuery || '', isEmpty };
}
