import { withQuery } from '@/core/kernel/common/address';
import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { peopleText } from '@/core/kernel/figures/people-text';
import { formatMonth } from '@/core/kernel/formatting/date';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import { payBetween, payInLakh, payRange } from './pay-text';
import type { SalaryReport } from './salary';
import { salaryPictureOf } from './salary-share-card.rules';
import { salaryStructuredData } from './salary-structured-data';

const PAY_OF: Readonly<Record<EmploymentType, { readonly ofAll: string; readonly ofRole: string }>> = {
  fulltime: { ofAll: 'Salaries', ofRole: 'salary' },
  parttime: { ofAll: 'Part-time salary', ofRole: 'part-time salary' },
  contractual: { ofAll: 'Contract salary', ofRole: 'contract salary' },
  intern: { ofAll: 'Internship stipend', ofRole: 'internship stipend' },
  freelancer: { ofAll: 'Freelance pay', ofRole: 'freelance pay' },
};

const TOO_FEW = 'too few reports for a figure so far. Reported pay by role, company, city and experience.';

export function salaryHeading({ company, jobProfile, location, experience, employment }: SalaryReport): string {
  const pay = PAY_OF[employment];
  const role = jobProfile === null ? pay.ofAll : `${jobProfile.name} ${pay.ofRole}`;
  const at = company === null ? '' : ` at ${company.name}`;
  const anywhere = company === null ? ' in India' : '';
  const place = location === null ? anywhere : ` in ${location.name}`;
  const years = experience === null ? '' : `, ${experience.replace('-', '–')} years of experience`;
  return `${role}${at}${place}${years}`;
}

export function salaryPageTexts(report: SalaryReport): PageTexts {
  const { figure } = report;
  const title = salaryHeading(report);
  const { median, band, lowerQuartile, upperQuartile, count, newest } = figure;
  const half =
    lowerQuartile === null || upperQuartile === null
      ? ''
      : ` Half earn ${payRange(lowerQuartile, upperQuartile, 'year')}.`;
  const middle = median === null ? bandText(band) : `median ${payInLakh(median)} a year.${half}`;
  const picture = salaryPictureOf(report, title);
  const from = `From ${peopleText(count)} reports${newest === null ? ' without a date' : `, newest ${formatMonth(newest)}`}.`;
  return {
    title: `${title} · {brand}`,
    description: `${title}: ${middle === null ? TOO_FEW : `${middle} ${from}`}`,
    ...(picture === null ? {} : { picture }),
    structured: salaryStructuredData(report),
    ownQuery: ownQueryOf(report),
    isEmpty: count === 0,
  };
}

function bandText(band: SalaryReport['figure']['band']): string | null {
  if (band === null) return null;
  return `median between ${payBetween(band.from, band.to, 'year')} a year, of fewer than ten people.`;
}

/**
 * Returns the query of a page that people search for: a role at a company, or a role in a city. Otherwise returns an
 * empty text.
 */
function ownQueryOf({ company, jobProfile, location, experience, employment }: SalaryReport): string {
  if (jobProfile === null) return '';
  if (company !== null) return withQuery('', [['designation', jobProfile.key]]);
  const isCity = location !== null && experience === null && employment === USUAL_EMPLOYMENT;
  return isCity ? withQuery('', [['location', location.key]]) : '';
}
