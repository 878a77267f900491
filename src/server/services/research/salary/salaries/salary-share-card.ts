import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import type { ShareCard } from '@/core/kernel/share-cards/share-card.rules';
import { ANY_BAND } from '@/core/research/salaries/salary-scopes.rules';
import { parseSalaryPictureKey, salaryShareCard } from '@/core/research/salaries/salary-share-card.rules';
import type { SalariesDeps } from './salaries';
import { presentFigure } from './salary.presenter';
import { salaryReport } from './salary.queries';

const KEY = /^[a-z0-9-]+(?:\.[a-z0-9-]+)?$/;

export function readSalaryShareCard({ database, now }: SalariesDeps): (key: string) => Promise<ShareCard | null> {
  return async (key) => {
    if (!KEY.test(key)) return null;
    const { company, jobProfile } = parseSalaryPictureKey(key);
    const [row] = await database.query(salaryReport, company, jobProfile, null, ANY_BAND, USUAL_EMPLOYMENT);
    if (row === undefined || (company === null) !== (row.company === null)) return null;
    return salaryShareCard({
      company: row.company,
      jobProfile: row.job_profile,
      figure: presentFigure(row.figure, now()),
    });
  };
}
