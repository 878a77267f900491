import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { breadcrumbsOf } from '@/core/kernel/navigation/breadcrumbs';
import type { StructuredData } from '@/core/kernel/navigation/page-meta';
import type { SalaryFigure, SalaryReport } from './salary';

/**
 * Returns the published pay of a role in schema.org terms, at one employer or overall. Excludes pay over all roles,
 * which is not an occupation, pay of interns, and medians of fewer than five reports.
 */
export function salaryStructuredData({
  company,
  jobProfile,
  location,
  employment,
  figure,
}: SalaryReport): readonly StructuredData[] {
  const way =
    company === null && jobProfile !== null
      ? [
          breadcrumbsOf([
            ['Salaries', '/salaries'],
            [jobProfile.name, `/profile/${jobProfile.key}-salary`],
          ]),
        ]
      : [];
  if (jobProfile === null || figure.median === null || employment !== USUAL_EMPLOYMENT) return way;
  return [
    ...way,
    {
      '@type': company === null ? 'Occupation' : 'OccupationAggregationByEmployer',
      name: jobProfile.name,
      ...(company === null ? {} : { hiringOrganization: { '@type': 'Organization', name: company.name } }),
      occupationLocation: [
        location === null
          ? { '@type': 'Country', name: 'India' }
          : { '@type': 'City', name: location.name, containedInPlace: { '@type': 'Country', name: 'India' } },
      ],
      sampleSize: figure.count,
      estimatedSalary: [distributionOf(figure)],
    },
  ];
}

function distributionOf({ median, lowerQuartile, upperQuartile, lowestTenth, highestTenth }: SalaryFigure) {
  const known = Object.entries({
    percentile10: lowestTenth,
    percentile25: lowerQuartile,
    median,
    percentile75: upperQuartile,
    percentile90: highestTenth,
  }).filter(([, amount]) => amount !== null);
  return {
    '@type': 'MonetaryAmountDistribution',
    name: 'total pay',
    currency: 'INR',
    unitText: 'YEAR',
    duration: 'P1Y',
    ...Object.fromEntries(known),
  };
}
