import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { peopleText } from '@/core/kernel/figures/people-text';
import { plural } from '@/core/kernel/formatting/plural';
import type { SharedPicture } from '@/core/kernel/navigation/page-meta';
import type { ShareCard } from '@/core/kernel/share-cards/share-card.rules';
import { shareCardPicture } from '@/core/kernel/share-cards/share-card.rules';
import { payInLakh, payRange } from './pay-text';
import type { SalaryReport } from './salary';

const BETWEEN = '.';

export function salaryPictureOf(report: SalaryReport, description: string): SharedPicture | null {
  const { company, jobProfile, location, experience, employment, figure } = report;
  const isNarrow = location !== null || experience !== null || employment !== USUAL_EMPLOYMENT;
  if (isNarrow || jobProfile === null || figure.median === null) return null;
  const key = company === null ? jobProfile.key : `${company.urlName}${BETWEEN}${jobProfile.key}`;
  return shareCardPicture('salaries', key, description);
}

export function parseSalaryPictureKey(key: string): { readonly company: string | null; readonly jobProfile: string } {
  const [jobProfile = '', company = null] = key.split(BETWEEN).reverse();
  return { company, jobProfile };
}

export function salaryShareCard({
  company,
  jobProfile,
  figure: { count, median, lowerQuartile, upperQuartile },
}: Pick<SalaryReport, 'company' | 'jobProfile' | 'figure'>): ShareCard | null {
  if (jobProfile === null || median === null) return null;
  const hasHalf = lowerQuartile !== null && upperQuartile !== null;
  return {
    place: company === null ? 'Salaries in India' : `Salaries at ${company.name}`,
    title: jobProfile.name,
    figures: [
      { value: payInLakh(median), label: 'a year, median' },
      ...(hasHalf ? [{ value: payRange(lowerQuartile, upperQuartile, 'year'), label: 'earned by half' }] : []),
      { value: peopleText(count), label: plural(count, { one: 'salary', other: 'salaries' }) },
    ],
  };
}
