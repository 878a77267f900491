import type { StructuredData } from '@/core/kernel/navigation/page-meta';
import type { JobDetails } from './job';
import { jobPath } from './job-listing';

const EMPLOYMENT = {
  fulltime: 'FULL_TIME',
  parttime: 'PART_TIME',
  contractual: 'CONTRACTOR',
  intern: 'INTERN',
  freelancer: 'CONTRACTOR',
} as const;

/** Returns a schema.org JobPosting. Undisclosed pay is left out. */
export function jobStructuredData(job: JobDetails): StructuredData {
  const { jobId, title, company, locations, employment, compensation, leavesOn, description, workMode } = job;
  return {
    '@type': 'JobPosting',
    title,
    description: asHtml(description ?? title),
    identifier: { '@type': 'PropertyValue', name: company.name, value: jobId },
    url: jobPath(jobId),
    ...(job.isDayKnown ? { datePosted: job.postedOn } : {}),
    validThrough: leavesOn,
    hiringOrganization: { '@type': 'Organization', name: company.name, url: `/overview/${company.urlName}-overview` },
    ...(employment === null ? {} : { employmentType: EMPLOYMENT[employment] }),
    ...(locations.length === 0
      ? {}
      : {
          jobLocation: locations.map(({ name }) => ({
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: name, addressCountry: 'IN' },
          })),
        }),
    ...(workMode === 'remote'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'IN' } }
      : {}),
    ...(compensation === null
      ? {}
      : {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: compensation.currency,
            value: {
              '@type': 'QuantitativeValue',
              unitText: 'YEAR',
              ...(compensation.minCtc === null ? {} : { minValue: compensation.minCtc }),
              ...(compensation.maxCtc === null ? {} : { maxValue: compensation.maxCtc }),
            },
          },
        }),
  };
}

function asHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replaceAll(/\r?\n/g, '<br>');
}
