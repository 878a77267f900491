import type { CareerRow } from '../career-status/career.queries';
import type { PortalJob } from './portal-accounts.port';

const SEPARATORS = /[\s.,&/()'"’–—_-]+/gu;
/** Matches optional company suffixes. */
const LEGAL_FORMS = /(?: (?:pvt|private|ltd|limited|llp|inc|india))+$/u;

export function isJobOf(career: Pick<CareerRow, 'type' | 'company_name'>, job: PortalJob | null): job is PortalJob {
  if (job === null || career.type !== 'working' || career.company_name === null) return false;
  return companyKey(career.company_name) === companyKey(job.companyName);
}

function companyKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(SEPARATORS, ' ').trim().replace(LEGAL_FORMS, '');
}
