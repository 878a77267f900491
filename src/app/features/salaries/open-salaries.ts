import type { Container } from 'inversify';
import type { SalaryAddress } from '@/core/salaries/salary-address';
import { SalaryListKey, SalaryReportKey } from '@/stores/salaries/keys';

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
